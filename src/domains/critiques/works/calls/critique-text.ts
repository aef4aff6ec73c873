import { attachmentName } from '#ports/storage/port.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { Answer } from '#platform/answer.ts'
import { idOf } from '#platform/ids.ts'
import { readWork } from '../read-work.server.ts'

/** What was asked and what the teacher wrote, as a text to keep. */
export default async function (ask: CallAsk) {
  const work = await readWork(actorOf(ask), idOf(ask.params.id))
  const versions = work.versions.map(({ returnedOn, items }) => [
    `■ ${returnedOn}の添削`,
    ...items.map(({ comment, attachment }, index) =>
      comment === null ? `（画像${index + 1}${attachment ? `　添付ファイル ${attachment.name}` : ''}）` : comment,
    ),
  ])
  const text = [
    [`添削 No.${work.id}　${work.person}`, `依頼日 ${work.requestedOn}`, work.kind],
    ['■ 依頼のコメント', work.comment],
    ...versions,
  ]
    .map((part) => part.join('\n\n'))
    .join('\n\n\n')
  // A byte order mark tells the notepads of Windows what they read.
  return new Answer(200, `\ufeff${text.replaceAll('\n', '\r\n')}\r\n`, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Disposition': attachmentName(`添削No.${work.id}.txt`),
    'Cache-Control': 'private, no-store',
  })
}
