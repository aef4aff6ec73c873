import { Gallery } from '#ui/gallery.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { SaidSheet } from '../../ui/said-sheet.tsx'
import type { InboxDetail } from '../read-inbox.server.ts'

/** What was asked and said, in its order. */
export function Letters({
  thread: { member, place, askedAt, body, agent, pictures, messages },
}: {
  thread: InboxDetail
}) {
  return (
    <ol className="grid gap-4" aria-label="やりとり">
      <SaidSheet author={`${member.name}さん`} at={askedAt} body={body}>
        {place && <PlaceLink of={place} inNewTab />}
        {pictures.length > 0 && <Gallery items={pictures} label="質問の画像" />}
        {agent && <p className="text-xs break-all whitespace-pre-line text-graphite">{agent}</p>}
      </SaidSheet>
      {messages.map(({ id, byWhom, author, body: said, at }) => (
        <SaidSheet
          key={id}
          author={byWhom === 'member' ? `${author}さん` : byWhom === 'teacher' ? `${author}先生` : author}
          at={at}
          body={said}
          isAnswer={byWhom !== 'member'}
        />
      ))}
    </ol>
  )
}
