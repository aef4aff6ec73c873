import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { SyncLine, type SyncState } from './sync-line.tsx'

export type FieldFacts = {
  label: string
  hint?: ReactNode
  error?: string | null
  required?: boolean
  /** Says 「任意」 beside the label; what is neither is simply unmarked. */
  optional?: boolean
  hideLabel?: boolean
}

type Props = FieldFacts & {
  /** Figures in groups of three, unless they are `plain`. */
  counter?: { length: number; max: number; plain?: boolean | undefined }
  sync?: SyncState | null
  children: (wiring: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** What every field has around it: label above, then hint, the field, and below it error, state and count. */
export function FieldFrame({ label, hint, error, required, optional, hideLabel, counter, sync, children }: Props) {
  const id = useId()
  const figureOf = (n: number) => n.toLocaleString('ja-JP', { useGrouping: !counter?.plain })
  const over = counter ? counter.length > counter.max : false
  const described = [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-count`].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'flex items-baseline gap-2 font-bold'}>
        {label}
        {required && <span className="text-xs font-normal text-vermilion">必須</span>}
        {optional && <span className="text-xs font-normal text-graphite">任意</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="phrases text-sm text-graphite">
          {hint}
        </div>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error || over ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
      {(counter || sync !== undefined) && (
        <div className="flex min-h-5 items-center justify-between gap-4">
          <SyncLine state={sync} />
          {counter && (
            <span id={`${id}-count`} className={`figures ml-auto text-xs ${over ? 'text-crimson' : 'text-graphite'}`}>
              {figureOf(counter.length)} / {figureOf(counter.max)}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

export function FieldError({ id, error }: { id?: string; error?: string | null }) {
  if (!error) return null
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-crimson">
      <Icon name="warning" className="mt-0.5 size-4.5" />
      {error}
    </p>
  )
}
