import { Checkbox } from '#ui/checkbox.tsx'
import { CONSENT, MEMO_CONSENT } from '../terms.ts'

type Given = { consent: boolean; memo_consent: boolean }
type Props = { given: Given; change: (part: Partial<Given>) => void; hint?: string; closed?: boolean }

/** Asked for each drawing and unticked at first; its memo is asked for once the picture may be shown. */
export function Consents({ given: { consent, memo_consent }, change, hint, closed = false }: Props) {
  return (
    <div className="grid">
      <Checkbox
        name="consent"
        label={CONSENT}
        hint={hint}
        checked={consent}
        disabled={closed && !consent}
        onChange={(event) => change({ consent: event.currentTarget.checked })}
      />
      {consent && (
        <div className="pl-8">
          <Checkbox
            name="memo_consent"
            label={MEMO_CONSENT}
            checked={memo_consent}
            onChange={(event) => change({ memo_consent: event.currentTarget.checked })}
          />
        </div>
      )}
    </div>
  )
}
