import { type ChangeEvent, type ComponentProps, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { surrogatePairs, symbolsIn, unusable } from '#platform/text.ts'
import { FieldFrame, type FieldFacts } from './field-frame.tsx'
import { textLength } from './text-length.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement
type Props = FieldFacts &
  Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'placeholder' | 'disabled'> & {
    name: string
    max: number
    defaultValue?: string
    /** Where the text is kept by whoever shows the field: what stands in it, and what came of typing. */
    value?: string
    onText?: (text: string) => void
    /** A name or an address takes every letter; only symbols and pictures cannot be used. */
    letters?: boolean
    /** Takes no more than `max`: counted in characters, not in the units that `maxlength` counts. */
    stops?: boolean
    /** Several lines, for a comment. */
    lines?: number
  }

/**
 * A text that is counted while it is typed and names every character that cannot be printed. While a word is still
 * being composed nothing is judged; what is wrong keeps the form from being sent.
 */
export function CounterField({ max, error, letters, stops, lines, defaultValue = '', ...rest }: Props) {
  const { label, hint, required, optional, hideLabel, value, onText, ...input } = rest
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const {
    typed,
    pairs,
    wiring: listening,
  } = useTyped(element, value ?? defaultValue, {
    unusableIn: letters ? symbolsIn : surrogatePairs,
    most: stops ? max : Infinity,
  })
  const length = textLength(typed)
  const trouble = pairs.length > 0 ? unusable(pairs) : length > max ? `${max}文字以内で入力してください。` : ''
  useEffect(() => element.current?.setCustomValidity(trouble), [trouble])
  const shown = pairs.length > 0 ? trouble : error
  const Element = lines ? 'textarea' : 'input'
  return (
    <FieldFrame {...{ label, hint, required, optional, hideLabel }} error={shown} counter={{ length, max }}>
      {(wiring) => (
        <Element
          ref={element}
          {...(lines ? { rows: lines } : { type: 'text' })}
          {...input}
          {...listening}
          {...wiring}
          required={required}
          {...kept(value, defaultValue, onText)}
          className={lines ? 'field grows py-2.5' : 'field min-h-11'}
        />
      )}
    </FieldFrame>
  )
}

const kept = (value: string | undefined, defaultValue: string, onText: Props['onText']) =>
  value === undefined
    ? { defaultValue }
    : { value, onChange: (event: ChangeEvent<Typed>) => onText?.(event.currentTarget.value) }

/** What stands in the field, and which of its characters cannot be used: judged when a composition is over. */
function useTyped(
  element: RefObject<Typed | null>,
  first: string,
  { unusableIn, most }: { unusableIn: (text: string) => string[]; most: number },
) {
  const [typed, setTyped] = useState(first)
  const [pairs, setPairs] = useState(() => unusableIn(first))
  const composing = useRef(false)
  const look = useCallback(() => {
    const given = element.current?.value ?? ''
    const text = composing.current || textLength(given) <= most ? given : [...given].slice(0, most).join('')
    // What is too much is taken off the end, as `maxlength` would.
    if (text !== given) element.current?.setRangeText('', text.length, given.length)
    setTyped(text)
    if (!composing.current) setPairs(unusableIn(text))
  }, [element, most, unusableIn])
  // What was typed before the script came counts too, and what whoever keeps the text has put there.
  useEffect(look, [look, first])
  return {
    typed,
    pairs,
    wiring: {
      onInput: look,
      onCompositionStart: () => void (composing.current = true),
      onCompositionEnd: () => {
        composing.current = false
        look()
      },
    },
  }
}
