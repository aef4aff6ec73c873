import { Fragment } from 'react'

type Props = { text: string; breaks?: readonly number[] | undefined }

const PAUSE = ' ― '

/** A title of two parts: what it is of stands in lines of its own, and smaller below it what it says more. */
export function TitleInTwo({ text, breaks, large }: Props & { large?: boolean }) {
  const end = text.indexOf(PAUSE)
  if (end < 0) return <Phrases text={text} breaks={breaks} />
  const begin = end + PAUSE.length
  return (
    <>
      <span className="block">
        <Phrases text={text.slice(0, end)} breaks={breaks?.filter((place) => place < end)} />
      </span>
      <span className="sr-only">{PAUSE}</span>
      <span className={large ? 'mt-1 block text-lg md:text-xl' : 'block text-sm text-graphite'}>
        <Phrases
          text={text.slice(begin)}
          breaks={breaks?.filter((place) => place > begin).map((place) => place - begin)}
        />
      </span>
    </>
  )
}

/** A title that breaks between its phrases and nowhere else, in every browser; without `breaks` as the browser can. */
export function Phrases({ text, breaks }: Props) {
  if (!breaks) return text
  return (
    <span className="keeps-words">
      {[0, ...breaks].map((from, index) => (
        <Fragment key={from}>
          {from > 0 && <wbr />}
          {text.slice(from, breaks[index])}
        </Fragment>
      ))}
    </span>
  )
}
