import { Link } from '#ui/link.tsx'
import type { Part } from '../terms.ts'

/** What is to be studied, how long, and the way there. */
export function PartLine({ part: { item, minutes, goesOn } }: { part: Part }) {
  return (
    <li className="grid gap-0.5">
      <Link to={item.link} className="touch-room justify-self-start font-bold text-indigo hover:underline">
        {item.title}
        {goesOn && '（つづき）'}
      </Link>
      <span className="figures text-sm text-graphite">
        {item.courseTitle}・約{minutes}分
      </span>
    </li>
  )
}
