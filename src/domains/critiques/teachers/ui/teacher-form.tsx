import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { FilePicker } from '#ui/file-picker.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldIds, fields } from '../../terms.ts'
import type { TeacherProfile } from '../profile.ts'
import { teacherLimits } from '../terms.ts'
import { IntroductionImages } from './introduction-images.tsx'

type Props = { profile: TeacherProfile; trouble?: FormTrouble }

/** How a teacher stands before learners. */
export function TeacherForm({ profile, trouble }: Props) {
  const { id, name, introduction, question, iconUrl, images } = profile
  const field = fieldsOf(trouble)
  return (
    <div className="mx-auto grid max-w-reading gap-10 px-4 py-10 md:py-16">
      <SectionHeading level={1} flush>
        プロフィールの編集
      </SectionHeading>
      <Hidden parts={profile.hidden} />
      <PostForm
        id="teacher"
        method="patch"
        files
        action={href('/correctional_teachers/:id', { id: String(id) })}
        noValidate
        className="grid gap-6"
      >
        <TextField label="ニックネーム" {...field('name', name)} max={teacherLimits.name} required />
        <FilePicker
          name="icon"
          label="アイコン"
          hint="PNG・JPEG・GIF、4MBまで"
          accept="image/png,image/jpeg,image/gif"
          error={trouble?.fields.icon?.[0]}
          stored={iconUrl ? { name: 'いまのアイコン', url: iconUrl } : null}
        />
        <Genres profile={profile} trouble={trouble} />
        <TextArea
          label="自己紹介"
          {...field('introduction', introduction)}
          max={teacherLimits.introduction}
          rows={7}
          optional
        />
        <TextArea
          label="受講生への質問"
          hint="依頼のフォームに、先生からの質問として表示されます。"
          {...field('question', question)}
          max={teacherLimits.question}
          rows={4}
          optional
        />
        <Links profile={profile} trouble={trouble} />
      </PostForm>
      <IntroductionImages teacherId={id} images={images} />
      <div className="grid gap-4">
        <FieldError error={wholeTrouble(trouble)} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form="teacher">
            保存する
          </Button>
          <LinkButton to={href('/correctional_teachers')} look="outline">
            キャンセル
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

/** What staff took out of sight, and why; another content in its place is shown at once. */
function Hidden({ parts }: { parts: TeacherProfile['hidden'] }) {
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="hidden" className="grid gap-2 rounded-sheet border border-edge bg-sheet p-4">
      <h2 id="hidden" className="text-base">
        会員に表示されていない内容
      </h2>
      <dl className="grid gap-2 text-sm">
        {parts.map(({ what, reason }) => (
          <div key={what}>
            <dt className="font-bold">{what}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-graphite">内容を変更して保存すると、新しい内容が公開されます。</p>
    </section>
  )
}

function Genres({ profile, trouble }: Props) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 font-bold">添削できる分野</legend>
      <div className="flex flex-wrap gap-x-6">
        {fieldIds.map((genre) => (
          <label key={genre} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="tick"
              name="genres[]"
              value={genre}
              defaultChecked={profile.genres.includes(genre)}
            />
            {fields[genre]}
          </label>
        ))}
      </div>
      <FieldError error={trouble?.fields.genres?.[0]} />
    </fieldset>
  )
}

function Links({ profile, trouble }: Props) {
  const valueOf = (name: string, first: string) => ({
    name: name.replace(/\.(\w+)/g, '[$1]'),
    defaultValue: trouble?.values[name] ?? first,
    error: trouble?.fields[name]?.[0],
  })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-bold">リンク（3つまで）</legend>
      {profile.links.map((link, slot) => (
        <div key={slot} className="grid gap-3 md:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField
            label={`リンク名 ${slot + 1}`}
            {...valueOf(`links.${slot}.title`, link.title)}
            max={teacherLimits.linkTitle}
          />
          <TextField label={`URL ${slot + 1}`} {...valueOf(`links.${slot}.url`, link.url)} inputMode="url" />
        </div>
      ))}
      <FieldError error={trouble?.fields.links?.[0]} />
    </fieldset>
  )
}
