import type { ReactNode } from 'react'
import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { NAME_MAX } from '../terms.ts'
import { AccountArea } from './account-area.tsx'
import { answersPath } from './account-places.ts'
import { AvatarField } from './avatar-field.tsx'
import { Mistakes } from './mistakes.tsx'
import { usePosting } from './posting.ts'

export type Profile = {
  memberId: number
  name: string
  avatarUrl: string | null
  singleKeys: boolean
}

type Props = { profile: Profile; trouble?: FormTrouble; children?: ReactNode }

/** How one is called and seen here, and how the pages answer to keys; below, what else carries one's name. */
export function ProfileScreen({ profile, trouble, children }: Props) {
  const { memberId, name, avatarUrl, singleKeys } = profile
  const { form, sending } = usePosting([])
  return (
    <AccountArea memberId={memberId} place="profile" title="プロフィール">
      <Sheet>
        <PostForm
          method="patch"
          {...form}
          files
          action={href('/users/:userId', { userId: String(memberId) })}
          noValidate
          className="grid gap-6"
        >
          <AvatarField name={name} stored={avatarUrl} error={trouble?.fields.avatar?.[0]} />
          <TextField
            label="表示名"
            {...fieldsOf(trouble)('name', name)}
            hint="修了証書や、講座の感想に表示されます。"
            autoComplete="nickname"
            max={NAME_MAX}
            required
          />
          <Checkbox
            name="single_keys"
            value="1"
            defaultChecked={trouble ? trouble.values.single_keys === '1' : singleKeys}
            label="1つのキーでの操作を使う"
            hint="動画のショートカットと、検索を開く s や / が対象です。音声入力などで誤って動くときは、外してください。"
          />
          <Mistakes sentences={[wholeTrouble(trouble)]} />
          <Button type="submit" pending={sending} className="justify-self-start">
            保存する
          </Button>
        </PostForm>
      </Sheet>
      {children}
      <p>
        <Link to={answersPath()} className="touch-room font-bold text-indigo underline underline-offset-4">
          アンケートとレベルの回答を見直す
        </Link>
      </p>
    </AccountArea>
  )
}
