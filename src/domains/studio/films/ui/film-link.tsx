import { href } from 'react-router'
import { Link } from '#ui/link.tsx'

/** Leads to the film of a chapter or prime lesson: to bring it, cut it, and write its subtitles. */
export const FilmLink = ({ word }: { word: string }) => (
  <Link
    to={href('/staff/films/:place', { place: word })}
    className="inline-flex min-h-11 items-center text-sm text-indigo underline underline-offset-4"
  >
    動画と字幕
  </Link>
)
