import { Fragment } from 'react'

type Props = { text: string; breaks?: readonly number[] | undefined }

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
