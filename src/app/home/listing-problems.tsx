import { href } from 'react-router'
import type { PicturedProblem } from '#domains/catalogue/index.ts'
import { problemPath } from '#domains/catalogue/paths.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'

const FIRST = 3

/** Ways in by what does not work yet, each with the cover of the course whose lesson mends it. */
export const ListingProblems = ({ problems }: { problems: readonly PicturedProblem[] }) => (
  <nav aria-label="描けないところから始める" className="listing-problems">
    {problems.slice(0, FIRST).map((problem) => (
      <Link key={problem.slug} to={problemPath(problem)} className="listing-problem">
        <Picture src={problem.thumbnailUrl} alt="" width={120} height={68} />
        {problem.label}
      </Link>
    ))}
    {problems.length > FIRST && (
      <Link
        to={href('/search')}
        className="inline-flex min-h-17 items-center text-sm text-indigo underline underline-offset-4"
      >
        ほか<span className="max-md:hidden">の困りごと</span>
        {problems.length - FIRST}件
      </Link>
    )}
  </nav>
)
