import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { reportPath, smallPictureOf } from '../paths.ts'
import { Manners, ReportFields } from './report-fields.tsx'

type Props = {
  id: number
  words: Record<string, string>
  change: (part: Record<string, string>) => void
  errors?: Record<string, string[]>
  trouble: string | null
}

/** The words are mended, the picture stays; or all of it goes. */
export function EditScreen({ id, words, change, errors, trouble }: Props) {
  const [asks, setAsks] = useState(false)
  return (
    <div className="grid gap-8">
      <Picture
        src={smallPictureOf(id)}
        alt="投稿した絵"
        width={640}
        height={480}
        fit="contain"
        eager
        className="h-64 w-full rounded-sheet bg-mat"
      />
      <PostForm method="patch" className="grid gap-6" noValidate>
        <ReportFields words={words} change={change} errors={errors} />
        <Manners />
        <FieldError error={trouble} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large">
            保存する
          </Button>
          <LinkButton to={reportPath(id)} look="outline" size="large">
            戻る
          </LinkButton>
        </div>
      </PostForm>
      <div className="border-t border-line pt-6">
        <Button look="danger" icon="trash" onClick={() => setAsks(true)}>
          このレポートを削除する
        </Button>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="レポートの削除"
        size="small"
        footer={
          <>
            <Button look="outline" onClick={() => setAsks(false)}>
              やめる
            </Button>
            <PostForm method="delete">
              <Button type="submit" look="danger">
                削除する
              </Button>
            </PostForm>
          </>
        }
      >
        絵とコメント、いいねもいっしょに消えます。元に戻すことはできません。
      </Dialog>
    </div>
  )
}
