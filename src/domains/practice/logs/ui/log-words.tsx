import { TextArea } from '#ui/text-area.tsx'
import { MEMO_MAX, type OwnLog } from '../terms.ts'
import { Consents } from './consents.tsx'
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
        plainFigures
        value={words.memo}
        sync={sync}
        error={sentence}
        onChange={(event) => change({ memo: event.currentTarget.value })}
      />
      <Consents
        given={words}
        change={change}
        closed={log.hiddenReason !== null}
        hint="いつでも取り消せます。取り消すと、すぐに紹介から外れます。"
      />
    </div>
  )
}
