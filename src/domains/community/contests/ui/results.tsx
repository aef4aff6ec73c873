import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { ContestPage } from '../read-contest.server.ts'

type Won = ContestPage['awarded'][number]
type Props = Pick<ContestPage, 'title' | 'awarded' | 'left'>

/** What came of a contest: the first prize large, the others beside each other, each with the word about it. */
export function Results({ title, awarded, left }: Props) {
  const [first, ...others] = awarded
  return (
    <section aria-labelledby="results" className="mb-14">
      <SectionHeading id="results" aside={<ShareButton title={`${title} 結果発表`} />}>
        結果発表
      </SectionHeading>
      {first && (
        <article className="grid gap-5 rounded-sheet border border-line bg-sheet p-4 md:p-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-8">
          <Work work={first} isFirst />
          <div className="grid content-center gap-3">
            <Words work={first} isFirst />
          </div>
        </article>
      )}
      {others.length > 0 && (
        <ul aria-label="そのほかの受賞作品" className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {others.map((work) => (
            <li key={work.id} className="grid content-start gap-3 rounded-sheet border border-line bg-sheet p-4">
              <Work work={work} />
              <Words work={work} />
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <ul className="mt-6 grid gap-1 text-sm text-graphite">
          {left.map(({ id, award }) => (
            <li key={id}>{award}　退会した会員</li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Work = ({ work: { image, width, height, award }, isFirst }: { work: Won; isFirst?: boolean }) => (
  <Picture
    src={image}
    alt={`${award}の作品`}
    width={width}
    height={height}
    fit="contain"
    eager={isFirst}
    className={
      isFirst
        ? 'block h-auto max-h-[70vh] w-full rounded-field bg-drawing'
        : 'block aspect-4/3 h-auto w-full rounded-field border border-line bg-drawing'
    }
  />
)

const Words = ({ work: { award, caption, praise }, isFirst }: { work: Won; isFirst?: boolean }) => (
  <>
    <h3 className={isFirst ? 'text-2xl text-vermilion' : 'text-lg'}>{award}</h3>
    {caption && <p className="font-bold">{caption}</p>}
    {praise && <p className="whitespace-pre-line">{praise}</p>}
  </>
)

/** The device's own way to share where it has one, else the address for the clipboard. */
function ShareButton({ title }: { title: string }) {
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    const url = window.location.href
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => {})
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <Button look="outline" size="small" onClick={() => void share()}>
      {isCopied ? 'リンクをコピーしました' : '結果を共有する'}
    </Button>
  )
}
