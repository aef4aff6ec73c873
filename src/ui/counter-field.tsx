import { type ComponentProps, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { surrogatePairs, unusable } from '#platform/text.ts'
import { FieldFrame, type FieldFacts } from './field-frame.tsx'
import { textLength } from './text-length.ts'

type Props = FieldFacts &
  Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'placeholder' | 'maxLength' | 'disabled'> & {
    name: string
    max: number
    defaultValue?: string
    /** Several lines, for a comment. */
    lines?: number
  }

/**
 * A text that is counted while it is typed and names every character that cannot be printed. While a word is still
 * being composed nothing is judged; what is wrong keeps the form from being sent.
 */
export function CounterField({ max, error, lines, defaultValue = '', ...rest }: Props) {
  const { label, hint, required, optional, hideLabel, ...input } = rest
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { typed, pairs, wiring: listening } = useTyped(element, defaultValue)
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
          defaultValue={defaultValue}
          className={lines ? 'field grows py-2.5' : 'field min-h-11'}
        />
      )}
    </FieldFrame>
  )
}

/** What stands in the field, and which of its characters cannot be used: judged when a composition is over. */
function useTyped(element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, first: string) {
  const [typed, setTyped] = useState(first)
  const [pairs, setPairs] = useState(() => surrogatePairs(first))
  const composing = useRef(false)
  const look = useCallback(() => {
    const text = element.current?.value ?? ''
    setTyped(text)
    if (!composing.current) setPairs(surrogatePairs(text))
  }, [element])
  // What was typed before the script came counts too.
  useEffect(look, [look])
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
