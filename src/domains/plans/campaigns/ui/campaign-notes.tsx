import { Picture } from '#ui/picture.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { CampaignNote } from '../terms.ts'

type Props = { campaigns: readonly (CampaignNote | null)[]; headingLevel?: 2 | 3 }

/** The campaigns that address who is looking, each with its picture, what it gives and until when. */
export function CampaignNotes({ campaigns, headingLevel = 3 }: Props) {
  const shown = campaigns.filter((one) => one?.isOpened && one.isTarget) as CampaignNote[]
  if (shown.length === 0) return null
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {shown.map(({ id, name, image, annotationText, cpnEndTimeJpn, applyEndTimeJpn }) => (
        <Sheet as="li" key={id} padded={false} className="grid content-start overflow-hidden md:flex">
          {image && (
            <Picture src={image} alt="" width={480} height={270} className="aspect-video w-full md:w-56 md:shrink-0" />
          )}
          <div className="grid content-start gap-2 p-5">
            <Heading className="text-lg">{name}</Heading>
            <p className="text-sm">{annotationText}</p>
            <p className="figures grid gap-1 text-sm text-graphite">
              <span>お申し込みの期限 {applyEndTimeJpn}</span>
              {cpnEndTimeJpn !== applyEndTimeJpn && <span>キャンペーンの終了 {cpnEndTimeJpn}</span>}
            </p>
          </div>
        </Sheet>
      ))}
    </ul>
  )
}
