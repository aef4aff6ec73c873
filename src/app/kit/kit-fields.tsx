import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CounterField } from '#ui/counter-field.tsx'
import { FilePicker } from '#ui/file-picker.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import sample from './sample-head.svg?no-inline'
import { KitSection } from './kit-section.tsx'

const levels = [
  { value: 'entry', label: '入門', hint: '鉛筆を持つのが久しぶりの方へ' },
  { value: 'beginner', label: '初級' },
  { value: 'advanced', label: '上級', disabled: true },
]

export function KitFields() {
  return (
    <KitSection title="入力欄">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <TextField name="nickname" label="ニックネーム" hint="質問や添削で表示されます" max={20} required />
          <TextField name="email" label="メールアドレス" type="email" error="メールアドレスの形で入力してください" />
          <TextField name="long" label="ひとこと" max={10} defaultValue="線をゆっくり引く練習🎨をしています" />
          <form method="get" className="grid gap-3">
            <CounterField name="printed" label="印刷する名前" max={20} required />
            <Button type="submit" look="outline" className="justify-self-start">
              名前を送る
            </Button>
          </form>
          <PasswordField name="password" label="パスワード" hint="8文字以上" autoComplete="new-password" required />
          <Select name="level" label="レベル" options={levels} optional />
          <TextField name="stopped" label="変更できない欄" defaultValue="2026年11月20日" disabled />
        </div>
        <div className="grid content-start gap-6">
          <TextArea
            name="note"
            label="ノート"
            max={20000}
            sync="saved"
            defaultValue={'あたり → ラフ → 線画\n肩の線を先に。'}
          />
          <TextArea name="memo" label="練習メモ" rows={2} max={400} sync="unsaved" />
          <TextArea name="report" label="報告" rows={2} sync="saving" error="内容を入力してください" />
          <RadioGroup name="start" label="はじめるレベル" choices={levels} defaultValue="entry" required />
          <Checkbox name="agree" label="利用規約に同意する" error="同意が必要です" />
          <Checkbox name="mail" label="新しい講座のお知らせを受け取る" hint="月に2通ほどです" defaultChecked />
        </div>
        <FilePicker name="work" label="最終作品" hint="JPEG・PNG、4MBまで" accept="image/jpeg,image/png" required />
        <FilePicker
          name="sending"
          label="送信中のファイル"
          hint="JPEG・PNG、4MBまで"
          accept="image/jpeg,image/png"
          stored={{ name: '横顔の練習.png', url: sample }}
          progress={64}
        />
        <FilePicker
          name="wrong"
          label="受け取れないファイル"
          hint="PDF、10MBまで"
          accept="application/pdf"
          error="10MBを超えています"
        />
      </div>
    </KitSection>
  )
}
