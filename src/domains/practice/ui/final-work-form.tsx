import { type FormEvent, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { FilePicker } from '#ui/file-picker.tsx'

const FAILED = '画像の投稿に失敗しました。回線、画像サイズをご確認ください。'

type Props = {
  curriculumId: number
  imageUrl: string | null
  /** After a post: the certificate that it earned, if it did. */
  onPosted?: (certificateId: number | null) => void
}

/** The picture that ends a curriculum: posted, seen, and replaced as often as one likes. */
export function FinalWorkForm({ curriculumId, imageUrl, onPosted }: Props) {
  const [shown, setShown] = useState(imageUrl)
  const [file, setFile] = useState<File | null>(null)
  const [sending, setSending] = useState(false)
  const [round, setRound] = useState(0)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || sending) return
    const form = new FormData()
    form.set('image', file)
    setSending(true)
    const path = callPath('/subscriptions/curriculums/:id/completed_work', { id: curriculumId })
    const reply = await post<{ imageUrl: string; certificateId: number | null }>(path, form)
    setSending(false)
    if (!reply.ok || !reply.body) return window.alert(FAILED)
    setShown(reply.body.imageUrl)
    setFile(null)
    setRound(round + 1)
    onPosted?.(reply.body.certificateId)
  }

  return (
    <div className="grid gap-5">
      {shown && (
        <figure className="grid gap-2">
          <img src={shown} alt="投稿した最終作品" className="max-h-96 w-full rounded-sheet bg-sheet object-contain" />
          <figcaption className="text-sm text-graphite">あなたとスタッフだけが見られます。</figcaption>
        </figure>
      )}
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        <FilePicker
          key={round}
          name="image"
          label={shown ? '最終作品を差し替える' : '最終作品の画像'}
          hint="JPEG・PNG・GIF、4MBまで"
          accept="image/jpeg,image/png,image/gif"
          onPick={setFile}
          onRemove={() => setFile(null)}
        />
        <Button
          type="submit"
          icon="upload"
          reason={file ? null : '画像を選ぶと投稿できます。'}
          pending={sending}
          className="justify-self-start"
        >
          {shown ? '差し替える' : '投稿する'}
        </Button>
      </form>
    </div>
  )
}
