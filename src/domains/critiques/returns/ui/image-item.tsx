import { useEffect, useEffectEvent } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Icon } from '#ui/icon.tsx'
import { UploadField } from '../../uploads/ui/upload-field.tsx'
import { useUpload, type Arrived } from '../../uploads/ui/use-upload.ts'
import type { DraftItem } from '../terms.ts'

type Props = {
  item: DraftItem
  /** Which item of which return: under it a large file is remembered until it has arrived. */
  slot: string
  label: string
  /** Whether a drawing stands ready to be this picture. */
  isDrawn?: boolean
  onChange: (part: Partial<DraftItem>) => void
  onBusy: (isBusy: boolean) => void
}

const presignPath = callPath('/teacher_corrections/s3_presigned_url')
const FAILED = 'エラーが発生しました'
const arrivedOf = (key: string | null, name: string | null): Arrived | null =>
  key ? { key, name: name ?? '', url: null } : null

/** A picture with the red pen, and the file that may lie beside it. */
export function ImageItem({ item, slot, label, isDrawn = false, onChange, onBusy }: Props) {
  const image = useUpload({
    path: 'teacher_corrections/image',
    presignPath,
    failed: FAILED,
    first: arrivedOf(item.value, item.name),
    onChange: (arrived) => onChange({ value: arrived?.key ?? '', name: arrived?.name ?? '' }),
  })
  const file = useUpload({
    path: 'teacher_corrections/attachment',
    slot,
    presignPath,
    failed: FAILED,
    first: arrivedOf(item.fileKey, item.fileName),
    onChange: (arrived) => onChange({ fileKey: arrived?.key ?? null, fileName: arrived?.name ?? null }),
  })
  const isBusy = image.isBusy || file.isBusy
  const tell = useEffectEvent(onBusy)
  useEffect(() => tell(isBusy), [isBusy])
  useAlert(image.trouble === FAILED ? FAILED : null)
  useAlert(file.trouble)
  return (
    <div className="grid gap-4">
      <UploadField
        name="image"
        label={label}
        hint="JPEG・PNG・GIF、5MBまで"
        accept="image/jpeg,image/png,image/gif"
        upload={image}
        optional={isDrawn}
      />
      {isDrawn && (
        <p className="flex items-start gap-2 text-sm">
          <Icon name={item.value ? 'warning' : 'pen'} className="mt-0.5 size-5 shrink-0 text-vermilion" />
          {item.value
            ? 'この画像を返却します。描き込みは届きません。描き込みを返却するときは、この画像を取り除いてください。'
            : '描き込んだ絵が、そのままこの画像になります。画像を選ぶ必要はありません。'}
        </p>
      )}
      <UploadField
        name="attachment"
        label={`${label}の添付ファイル`}
        hint="PSD・CLIP・ZIP・PDF、500MBまで"
        accept=".psd,.clip,.zip,.pdf"
        upload={file}
        optional
      />
    </div>
  )
}

function useAlert(sentence: string | null) {
  useEffect(() => {
    if (sentence) window.alert(sentence)
  }, [sentence])
}
