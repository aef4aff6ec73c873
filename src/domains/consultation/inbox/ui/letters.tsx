import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Gallery } from '#ui/gallery.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { InboxDetail } from '../read-inbox.server.ts'

/** What was asked and said, in its order. */
export function Letters({
  thread: { member, place, askedAt, body, agent, pictures, messages },
}: {
  thread: InboxDetail
}) {
  return (
    <ol className="grid gap-4" aria-label="やりとり">
      <Letter author={`${member.name}さん`} at={askedAt} body={body}>
        {place && (
          <Link to={place.path} target="_blank" className="link inline-flex flex-wrap items-center gap-2 text-sm">
            <Icon name="play" className="size-4" />
            {place.title}
            {place.time && <span className="figures font-bold">{place.time}</span>}
          </Link>
        )}
        {pictures.length > 0 && <Gallery items={pictures} label="質問の画像" />}
        {agent && <p className="text-xs break-all whitespace-pre-line text-graphite">{agent}</p>}
      </Letter>
      {messages.map(({ id, byWhom, author, body: said, at }) => (
        <Letter
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

type Props = { author: string; at: string | null; body: string; isAnswer?: boolean; children?: ReactNode }

function Letter({ author, at, body, isAnswer, children }: Props) {
  return (
    <Sheet as="li" className={`grid gap-3 ${isAnswer ? 'border-l-4 border-l-vermilion' : ''}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span className="font-bold">{author}</span>
        {at ? <span className="figures text-xs text-graphite">{at}</span> : <Badge tone="info">未送信の回答案</Badge>}
      </p>
      <p className="break-words whitespace-pre-line">{body}</p>
      {children}
    </Sheet>
  )
}
