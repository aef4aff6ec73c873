import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { CONSENT, MEMO_CONSENT, MEMO_MAX, type OwnLog } from '../terms.ts'
import { useLogWords } from './use-log-words.ts'

/** What may still be changed of a log; it saves itself. */
export function LogWords({ log, memberId }: { log: OwnLog; memberId: number }) {
  const { words, sync, sentence, change } = useLogWords(memberId, log)
  return (
    <div className="grid gap-4">
      <TextArea
        name="memo"
        label="メモ"
        rows={6}
        max={MEMO_MAX}
        value={words.memo}
        sync={sync}
        error={sentence}
        onChange={(event) => change({ memo: event.currentTarget.value })}
      />
      <div className="grid">
        <Checkbox
          name="consent"
          label={CONSENT}
          hint="いつでも取り消せます。取り消すと、すぐに紹介から外れます。"
          checked={words.consent}
          disabled={log.hiddenReason !== null && !words.consent}
          onChange={(event) => change({ consent: event.currentTarget.checked })}
        />
        {words.consent && (
          <div className="pl-8">
            <Checkbox
              name="memo_consent"
              label={MEMO_CONSENT}
              checked={words.memo_consent}
              onChange={(event) => change({ memo_consent: event.currentTarget.checked })}
            />
          </div>
        )}
      </div>
    </div>
  )
}
