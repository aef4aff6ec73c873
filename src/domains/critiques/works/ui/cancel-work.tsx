import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldError } from '#ui/field-frame.tsx'

/** Takes a waiting work back, after asking once more. */
export function CancelWork({ id }: { id: number }) {
  const [asks, setAsks] = useState(false)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const cancel = async () => {
    setSending(true)
    const { ok, body } = await post(callPath('/user_corrected_works/:id', { id }), {}, { method: 'DELETE' })
    setSending(false)
    if (!ok) return setFailed(body?.error ?? 'エラーが発生しました')
    setAsks(false)
    await revalidate()
  }
  return (
    <>
      <Button look="quiet" className="-ml-5 justify-self-start" onClick={() => setAsks(true)}>
        依頼を取り消す
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title="依頼を取り消しますか？">
        <div className="grid gap-5">
          <p>取り消すと、受付期間のあいだはもう一度依頼できます。期間が終わると、今期の分は依頼できません。</p>
          <FieldError error={failed} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={() => setAsks(false)}>
              取り消さない
            </Button>
            <Button look="danger" pending={sending} onClick={() => void cancel()}>
              依頼を取り消す
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
