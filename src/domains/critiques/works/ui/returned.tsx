import type { WorkData } from '../read-work.server.ts'
import { Artwork, SavedFile } from './sent-work.tsx'
import { Compare } from './stage/compare.tsx'

type Version = WorkData['versions'][number]
type Props = { version: Version; work: Pick<WorkData, 'image' | 'size'>; isOlder: boolean }

/** What a teacher gave back, in the teacher's order. A version that another has followed lies folded below it. */
export function Returned({ version, work, isOlder }: Props) {
  const content = <Version version={version} work={work} />
  if (isOlder)
    return (
      <details>
        <summary className="text-sm text-graphite">{version.returnedOn}に返却された前の添削を見る</summary>
        <div className="mt-6">{content}</div>
      </details>
    )
  return (
    <section aria-labelledby={`returned-${version.version}`} className="grid gap-6">
      <h2 id={`returned-${version.version}`} className="text-xl">
        先生からの添削
      </h2>
      {content}
    </section>
  )
}

/** The first picture over the one that was sent; beside it the words and what else came. */
function Version({ version: { items }, work }: Omit<Props, 'isOlder'>) {
  const [first, ...rest] = items
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="-mx-4 md:mx-0">
        {first?.image && <Compare size={work.size} before={work.image} after={first.image} />}
      </div>
      <div className="grid content-start gap-6">
        {first?.attachment && <SavedFile {...first.attachment} />}
        {rest.map((item, index) => (
          <Item key={index} {...item} />
        ))}
      </div>
    </div>
  )
}

const Item = ({ image, comment, attachment }: Version['items'][number]) =>
  image ? (
    <figure className="grid gap-2">
      <Artwork src={image} alt="先生が朱を入れた作品" />
      {attachment && <SavedFile {...attachment} />}
    </figure>
  ) : (
    <p className="whitespace-pre-line">{comment}</p>
  )
