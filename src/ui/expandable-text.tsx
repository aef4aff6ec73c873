import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { textLength } from './text-length.ts'

/** A long text of which five lines show first (`--lines`). All of it is in the page, for searching and for reading aloud. */
export function ExpandableText({ text, className }: { text: string; className?: string }) {
  const id = useId()
  const box = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState<boolean | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const count = () => setLong(standsOver(element))
    const size = new ResizeObserver(count)
    size.observe(element)
    return () => size.disconnect()
  }, [text])

  return (
    <div className={className}>
      <p
        ref={box}
        id={id}
        className={classNames('expandable text-pretty whitespace-pre-line', !open && 'line-clamp-(--lines)')}
      >
        {text}
      </p>
      {long === null && <ButtonsPlace text={text} />}
      {long && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="needs-script inline-flex min-h-11 items-center gap-1 text-sm font-bold text-indigo"
          onClick={() => setOpen(!open)}
        >
          {open ? '折りたたむ' : '続きを読む'}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} className="size-4" />
        </button>
      )}
    </div>
  )
}

/**
 * Keeps the button's place until the lines are counted, so that nothing moves then. How many letters a line holds is
 * known to the browser alone: a share of a padding is one of the width.
 */
const ButtonsPlace = ({ text }: { text: string }) => (
  <div
    className="needs-script"
    style={{ paddingTop: `clamp(0px, (${lettersForFiveLines(text)}em - 100%) * 999, 2.75rem)` }}
  />
)

/** So many letters a line must hold for the text to stand in five. */
function lettersForFiveLines(text: string): number {
  const parts = text.split('\n').map(textLength)
  const linesOf = (letters: number) => parts.reduce((lines, part) => lines + Math.max(1, Math.ceil(part / letters)), 0)
  if (parts.length > 5) return 1000
  let letters = 1
  while (linesOf(letters) > 5) letters++
  return letters
}

function standsOver(element: HTMLElement) {
  const style = getComputedStyle(element)
  return element.scrollHeight > Number.parseFloat(style.lineHeight) * +style.getPropertyValue('--lines') + 2
}
