import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { FieldError, FieldFrame } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { cvcOf, months, nameMistake, regroup, yearsFrom, type CardEntry, type CardMistakes } from '../card-fields.ts'

type Props = {
  card: CardEntry
  mistakes: CardMistakes
  thisYear: number
  onChange: (change: Partial<CardEntry>) => void
}

/** The fields of a card. None has a name: a form that is sent takes nothing of them along. */
export function CardInputs({ card, mistakes, thisYear, onChange }: Props) {
  return (
    <>
      <FieldFrame label="カード番号" required error={mistakes.number}>
        {(wiring) => <NumberInput {...wiring} value={card.number} onText={(number) => onChange({ number })} />}
      </FieldFrame>
      <Expiry {...{ card, thisYear, onChange }} mistake={mistakes.expiry} />
      <div className="max-w-60">
        <FieldFrame
          label="セキュリティコード"
          required
          hint="カードの裏面、または表面にある3桁か4桁の数字です。"
          error={mistakes.cvc}
        >
          {(wiring) => (
            <TypedInput
              {...wiring}
              inputMode="numeric"
              autoComplete="cc-csc"
              value={card.cvc}
              settle={cvcOf}
              onText={(cvc) => onChange({ cvc })}
            />
          )}
        </FieldFrame>
      </div>
      <FieldFrame
        label="カード名義人"
        required
        hint="カードに書かれているとおりに、半角英字で（例: TARO YAMADA）"
        error={mistakes.name ?? nameMistake(card.name)}
      >
        {(wiring) => (
          <TypedInput
            {...wiring}
            autoComplete="cc-name"
            autoCapitalize="characters"
            spellCheck={false}
            value={card.name}
            onText={(name) => onChange({ name })}
          />
        )}
      </FieldFrame>
    </>
  )
}

type TextProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'name'> & {
  value: string
  settle?: (text: string) => string
  onText: (text: string) => void
}

/** Enter chooses a candidate while somebody composes; only after that it may send a form. */
export function keepEnterWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}

/** A text that is put in order as it is typed, but never under the hands of somebody who composes. */
function TypedInput({ value, settle = (text) => text, onText, ...input }: TextProps) {
  const [composed, setComposed] = useState<string | null>(null)
  return (
    <input
      type="text"
      {...input}
      required
      className="field min-h-11"
      value={composed ?? value}
      onKeyDown={keepEnterWhileComposing}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposed(null)
        onText(settle(event.currentTarget.value))
      }}
      onChange={({ currentTarget }) =>
        composed === null ? onText(settle(currentTarget.value)) : setComposed(currentTarget.value)
      }
    />
  )
}

function NumberInput({ value, onText, ...input }: TextProps) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [composed, setComposed] = useState<string | null>(null)

  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const settle = ({ value: typed, selectionStart }: HTMLInputElement) => {
    const grouped = regroup(typed, selectionStart ?? typed.length)
    caret.current = grouped.caret
    onText(grouped.text)
  }
  return (
    <input
      type="text"
      {...input}
      ref={field}
      required
      inputMode="numeric"
      autoComplete="cc-number"
      placeholder="0000 0000 0000 0000"
      className="field figures min-h-11"
      value={composed ?? value}
      onKeyDown={keepEnterWhileComposing}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposed(null)
        settle(event.currentTarget)
      }}
      onChange={({ currentTarget }) => (composed === null ? settle(currentTarget) : setComposed(currentTarget.value))}
    />
  )
}

function Expiry({ card, thisYear, mistake, onChange }: Omit<Props, 'mistakes'> & { mistake?: string }) {
  const wiring = { 'aria-invalid': mistake ? true : undefined, 'aria-describedby': mistake && 'expiry-error' } as const
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 flex items-baseline gap-2 font-bold">
        有効期限
        <span className="text-xs font-normal text-vermilion">必須</span>
      </legend>
      <div className="flex max-w-80 items-center gap-3">
        <Choice
          {...wiring}
          label="月"
          autoComplete="cc-exp-month"
          value={card.month}
          options={months}
          onText={(month) => onChange({ month })}
        />
        <span aria-hidden="true" className="text-graphite">
          /
        </span>
        <Choice
          {...wiring}
          label="年"
          autoComplete="cc-exp-year"
          value={card.year}
          options={yearsFrom(thisYear)}
          onText={(year) => onChange({ year })}
        />
      </div>
      <FieldError id="expiry-error" error={mistake} />
    </fieldset>
  )
}

type ChoiceProps = Omit<ComponentProps<'select'>, 'onChange' | 'name'> & {
  label: string
  options: readonly string[]
  onText: (text: string) => void
}

function Choice({ label, options, onText, ...select }: ChoiceProps) {
  return (
    <span className="relative min-w-0 flex-1">
      <select
        {...select}
        aria-label={`有効期限（${label}）`}
        required
        className="field figures min-h-11 pr-10"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5 text-graphite" />
    </span>
  )
}
