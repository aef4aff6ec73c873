import { Link } from '#ui/link.tsx'
import type { EarlierCritique } from '../read-earlier.server.ts'

/** What this learner heard before, to go on from there. */
export function EarlierCritiques({ student, critiques }: { student: string; critiques: readonly EarlierCritique[] }) {
  if (critiques.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="grid gap-2">
      <h2 id="earlier" className="text-lg">
        {student}さんへの前の添削
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {critiques.map(({ id, to, asked, words, returnedOn }) => (
          <li key={id}>
            <details>
              <summary className="figures min-h-11 py-2.5 text-sm font-bold">{returnedOn}に返却</summary>
              <div className="grid gap-3 pb-4 text-sm">
                <p className="whitespace-pre-line text-graphite">依頼：{asked}</p>
                {words.map((text, index) => (
                  <p key={index} className="whitespace-pre-line">
                    {text}
                  </p>
                ))}
                <Link to={to} className="link justify-self-start">
                  この添削のページを開く
                </Link>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
