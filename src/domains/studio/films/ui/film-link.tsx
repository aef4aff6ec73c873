import { href } from 'react-router'
import { Link } from '#ui/link.tsx'

const LOOK = 'inline-flex min-h-11 items-center text-sm text-indigo underline underline-offset-4'

/** Leads to the film of a chapter or prime lesson, to bring it, cut it and write its subtitles, and to its slides. */
export const FilmLink = ({ word, slides }: { word: string; slides: number }) => (
  <span className="flex flex-wrap gap-x-4">
    <Link to={href('/staff/films/:place', { place: word })} className={LOOK}>
      動画と字幕
    </Link>
    <Link to={href('/staff/slides/:place', { place: word })} className={LOOK}>
      スライド{slides > 0 && `（${slides}枚）`}
    </Link>
  </span>
)
