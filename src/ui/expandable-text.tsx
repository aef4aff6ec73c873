import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { textLength } from './text-length.ts'

const lettersInFiveLines = 190

/** A long text of which five lines show first. All of it is in the page, for searching and for reading aloud. */
export function ExpandableText({ text, className }: { text: string; className?: string }) {
  const id = useId()
  const box = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  // A guess for the first picture, so that nothing moves when the lines have been counted.
  const [long, setLong] = useState(() => textLength(text) > lettersInFiveLines || text.split('\n').length > 5)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const count = () => setLong(standsOverFiveLines(element))
    const size = new ResizeObserver(count)
    size.observe(element)
    return () => size.disconnect()
  }, [text])

  return (
    <div className={className}>
      <p ref={box} id={id} className={classNames('expandable whitespace-pre-line', !open && 'line-clamp-5')}>
        {text}
      </p>
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

function standsOverFiveLines(element: HTMLElement) {
  const line = Number.parseFloat(getComputedStyle(element).lineHeight)
  return element.scrollHeight > line * 5 + 2
}
