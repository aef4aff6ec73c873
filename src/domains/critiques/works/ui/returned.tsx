import type { WorkData } from '../read-work.server.ts'
import { Artwork, SavedFile } from './sent-work.tsx'

type Props = WorkData['versions'][number] & { isOlder: boolean }

/** What a teacher gave back, in the teacher's order. A version that another has followed lies folded below it. */
export function Returned({ version, returnedOn, items, isOlder }: Props) {
  const content = items.map(({ image, comment, attachment }, index) =>
    image ? (
      <figure key={index} className="grid gap-2">
        <Artwork src={image} alt="先生が朱を入れた作品" />
        {attachment && <SavedFile {...attachment} />}
      </figure>
    ) : (
      <p key={index} className="whitespace-pre-line">
        {comment}
      </p>
    ),
  )
  if (isOlder)
    return (
      <details className="grid gap-6">
        <summary className="text-sm text-graphite">{returnedOn}に返却された前の添削を見る</summary>
        <div className="mt-6 grid gap-6">{content}</div>
      </details>
    )
  return (
    <section aria-labelledby={`returned-${version}`} className="grid gap-6">
      <h2 id={`returned-${version}`} className="text-xl">
        先生からの添削
      </h2>
      {content}
    </section>
  )
}
