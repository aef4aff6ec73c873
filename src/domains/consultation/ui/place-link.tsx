import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

type Props = { of: { path: string; title: string; time: string | null }; inNewTab?: boolean }

/** In which lesson, and at which second of its film, something was asked. */
export function PlaceLink({ of: { path, title, time }, inNewTab }: Props) {
  return (
    <Link
      to={path}
      target={inNewTab ? '_blank' : undefined}
      className="link touch-room inline-flex items-start gap-2 justify-self-start text-sm"
    >
      <Icon name="play" className="mt-1 size-4 flex-none" />
      <span>
        {title}
        {time && <span className="figures ml-2 font-bold whitespace-nowrap">{time}</span>}
      </span>
    </Link>
  )
}
