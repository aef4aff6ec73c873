import { Button } from '#ui/button.tsx'
import { FilePicker } from '#ui/file-picker.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { resultNames } from '../terms.ts'

type Props = { troubles: readonly string[] }

const codes = Object.entries(resultNames)
  .map(([code, name]) => `${code} ${name}`)
  .join('、')

/** Takes the agency's file; what is wrong with it is told line by line. */
export function ResultForm({ troubles }: Props) {
  return (
    <PostForm
      soft
      files
      className="grid max-w-reading gap-4 rounded-sheet border border-line bg-sheet p-4 md:p-5"
      noValidate
    >
      <h2 className="text-base">結果を取り込む</h2>
      <FilePicker
        name="file"
        label="結果のファイル"
        hint="CSV。各行に顧客番号と結果コードがあるもの。書き出した一覧に結果コードを記入したファイルも使えます。"
        accept=".csv,.txt,text/csv,text/plain"
        error={troubles.length > 0 ? 'ファイルの次の行を確認してください。' : null}
      />
      {troubles.length > 0 && (
        <ul className="grid gap-1 text-sm text-crimson" aria-label="ファイルの誤り">
          {troubles.map((trouble) => (
            <li key={trouble}>{trouble}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-graphite">{`結果コード：${codes}`}</p>
      <div>
        <Button type="submit">取り込む</Button>
      </div>
    </PostForm>
  )
}
