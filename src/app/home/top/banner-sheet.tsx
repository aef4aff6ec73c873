import { type ReactNode, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = {
  label: string
  title: string
  lead?: string
  to: string | null
  icon?: IconName
  picture?: ReactNode
  onHide: () => void
}

/** An invitation on the first page. The whole banner is the link, the button that puts it away stands beside it. */
export function BannerSheet({ label, title, lead, to, icon = 'bell', picture, onHide }: Props) {
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <section aria-label={label} className="relative overflow-hidden rounded-sheet border border-line bg-sheet">
      {picture}
      <div className="p-5 md:p-6">
        <div className="flex items-center gap-5">
          {!picture && <Icon name={icon} className="size-8 text-vermilion" />}
          <div className="grid grow gap-1">
            <p className="headline text-lg">
              {to ? (
                <Link to={to} className="covers-card">
                  {title} <Icon name="arrow-right" className="inline size-5 text-vermilion" />
                </Link>
              ) : (
                title
              )}
            </p>
            {lead && <p className="phrases text-sm text-graphite">{lead}</p>}
          </div>
          <IconButton
            icon="close"
            label="今後表示しない"
            className="relative z-1 -mt-3 -mr-3 self-start text-graphite"
            onClick={() => {
              onHide()
              setHidden(true)
            }}
          />
        </div>
      </div>
    </section>
  )
}
