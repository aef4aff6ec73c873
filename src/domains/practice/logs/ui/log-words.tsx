import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { MEMO_MAX, type OwnLog } from '../terms.ts'
import { Consents } from './consents.tsx'
import { useLogWords } from './use-log-words.ts'

/** What may still be changed of a log; it saves itself. */
export function LogWords({ log, memberId }: { log: OwnLog; memberId: number }) {
  const { words, sync, sentence, change, other, settle } = useLogWords(memberId, log)
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
      {other !== null && <OtherMemo other={other} mine={words.memo} settle={settle} />}
      <Consents
        given={words}
        change={change}
        closed={log.hiddenReason !== null}
        hint="いつでも取り消せます。取り消すと、すぐに紹介から外れます。"
      />
    </div>
  )
}

type Two = { other: string; mine: string; settle: (memo: string) => void }

/** What another device wrote meanwhile: nothing of either is lost unseen. */
const OtherMemo = ({ other, mine, settle }: Two) => (
  <section aria-label="ほかの端末のメモ" className="grid gap-3 rounded-field border border-edge p-4">
    <h3 className="text-sm font-bold">ほかの端末のメモ</h3>
    <p className="text-sm break-words whitespace-pre-wrap">{other || '（空のメモ）'}</p>
    <div className="flex flex-wrap gap-2">
      <Button look="outline" size="small" onClick={() => settle(other && mine ? `${other}\n${mine}` : other || mine)}>
        両方を残す
      </Button>
      <Button look="outline" size="small" onClick={() => settle(other)}>
        ほかの端末のメモにする
      </Button>
      <Button look="outline" size="small" onClick={() => settle(mine)}>
        この端末のメモにする
      </Button>
    </div>
  </section>
)
