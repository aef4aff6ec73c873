import { type ChangeEvent, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { FieldError } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { IMAGE_MAX, teacherLimits } from '../terms.ts'

type Image = { id: number; image: string }

const TOO_LARGE = 'ファイルサイズは5MBまでです'
const UP_FAILED = 'アップロード中にエラーが発生しました。時間をおいて再度お試しください'
const DOWN_FAILED = '削除中にエラーが発生しました。時間をおいて再度お試しください'

/** Pictures that a teacher shows of their own work: sent when they are chosen, gone when they are removed. */
export function IntroductionImages({ teacherId, images }: { teacherId: number; images: Image[] }) {
  const [shown, setShown] = useState(images)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    if (file.size > IMAGE_MAX) return setTrouble(TOO_LARGE)
    const form = new FormData()
    form.set('correctional_teacher_id', String(teacherId))
    form.set('image', file)
    setTrouble(null)
    setBusy(true)
    const { ok, status, body } = await post<{ id: number }>(callPath('/correctional_teacher_introduction_images'), form)
    setBusy(false)
    if (!ok || !body) return setTrouble(status === 422 ? (body?.error ?? UP_FAILED) : UP_FAILED)
    setShown((before) => [...before, { id: body.id, image: URL.createObjectURL(file) }])
  }
  const remove = async (id: number) => {
    setTrouble(null)
    const path = callPath('/correctional_teacher_introduction_images/:id', { id })
    const { ok } = await post(path, {}, { method: 'DELETE' })
    if (!ok) return setTrouble(DOWN_FAILED)
    setShown((before) => before.filter((one) => one.id !== id))
  }

  return (
    <fieldset className="grid gap-3" aria-busy={busy}>
      <legend className="mb-1 font-bold">紹介画像（10枚まで）</legend>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {shown.map(({ id, image }, index) => (
          <li key={id} className="relative">
            <Picture
              src={image}
              alt={`紹介画像 ${index + 1}`}
              width={240}
              height={240}
              fit="contain"
              className="aspect-square w-full rounded-field border border-line bg-mat"
            />
            <span className="absolute top-1 right-1 rounded-round bg-sheet">
              <IconButton icon="trash" label={`紹介画像 ${index + 1}を削除する`} onClick={() => void remove(id)} />
            </span>
          </li>
        ))}
        {shown.length < teacherLimits.images && (
          <li>
            <label className="file-drop aspect-square w-full">
              <input
                type="file"
                name="image"
                accept="image/png,image/jpeg,image/gif"
                aria-label="紹介画像を追加する"
                onChange={(event) => void add(event)}
              />
              <Icon name="plus" className="size-6 text-graphite" />
              <span className="phrases text-sm">{busy ? '送信中…' : '画像を追加する'}</span>
            </label>
          </li>
        )}
      </ul>
      <p className="text-sm text-graphite">PNG・JPEG・GIF、1枚5MBまで。選ぶとすぐに保存されます。</p>
      <FieldError error={trouble} />
    </fieldset>
  )
}
