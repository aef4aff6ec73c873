import { href } from 'react-router'
import { ConfirmFields } from '#domains/accounts/ui/confirm-fields.tsx'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { COPY_DAYS } from '../../terms.ts'
import type { OwnData } from '../read-own-data.server.ts'

type Props = { data: OwnData; trouble: FormTrouble | undefined }

/** Everything of one's own in one go: asked for, being made, there to be fetched. */
export function CopyPart({ data: { memberId, copy, way }, trouble }: Props) {
  return (
    <Sheet as="section" className="grid gap-5">
      <h2 className="text-lg">まとめてダウンロードする</h2>
      <p>
        投稿した画像や添付の元ファイル、ノート（Markdown）、添削、練習の記録（CSV）、領収書（PDF）などを、ZIPファイルにまとめてお渡しします。準備ができたら、メールでお知らせします。
      </p>
      {copy?.state === 'ready' && <Ready copy={copy} />}
      {copy?.state === 'under-way' ? (
        <p role="status" className="border-l-4 border-indigo pl-4">
          {copy.asked}にお申し込みいただいたファイルを準備しています。画面を閉じても、準備は続きます。
        </p>
      ) : (
        <PostForm
          action={href('/users/:userId/personal_data', { userId: String(memberId) })}
          className="grid justify-items-start gap-4"
        >
          <input type="hidden" name="act" value="copy" />
          <FieldError error={wholeTrouble(trouble)} />
          <div className="w-full max-w-form">
            <ConfirmFields way={way} error={trouble?.fields.current_password?.[0]} />
          </div>
          <Button type="submit" look={copy?.state === 'ready' ? 'outline' : 'filled'}>
            {copy ? 'もう一度準備する' : 'ダウンロードの準備を始める'}
          </Button>
        </PostForm>
      )}
    </Sheet>
  )
}

function Ready({ copy: { until, files, parts } }: { copy: NonNullable<OwnData['copy']> }) {
  return (
    <div className="grid gap-3 border-l-4 border-leaf pl-4">
      <p className="font-bold">
        {files.toLocaleString('ja-JP')}個のファイルの準備ができました。{until}まで（{COPY_DAYS}
        日間）ダウンロードできます。
      </p>
      <ul className="flex flex-wrap gap-3">
        {parts.map(({ position, size, url }) => (
          <li key={position}>
            <LinkButton to={url} reloadDocument>
              {parts.length > 1 ? `${position}つ目のファイル` : 'ダウンロード'}（{size}）
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
