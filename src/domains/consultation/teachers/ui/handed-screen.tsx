import { href } from 'react-router'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Gallery } from '#ui/gallery.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { SaidSheet } from '../../ui/said-sheet.tsx'
import { ANSWER_MAX } from '../../terms.ts'
import type { Handed } from '../read-handed.server.ts'

type Props = { question: Handed; trouble: FormTrouble | null }

/** One question before its course's teacher, and the answer that they would give. */
export function HandedScreen({ question, trouble }: Props) {
  const { heading, member, askedAt, place, body, pictures, messages, proposal, dueOn } = question
  const field = fieldsOf(trouble)
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:py-16">
      <header className="grid gap-3">
        <Link to={href('/teacher_questions')} className="inline-flex min-h-11 items-center gap-1 text-sm text-indigo">
          <Icon name="arrow-left" className="size-4" />
          講座への質問
        </Link>
        <h1 className="text-2xl">{heading}</h1>
        {dueOn && <p className="figures text-sm text-graphite">{dueOn}までに受講生へ届ける質問です</p>}
        {place && <PlaceLink of={place} />}
      </header>
      <ol className="grid gap-4">
        <SaidSheet author={`${member}さん`} at={askedAt} body={body}>
          {pictures.length > 0 && <Gallery items={pictures} label="質問の画像" />}
        </SaidSheet>
        {messages.map(({ id, ...message }) => (
          <SaidSheet key={id} {...message} />
        ))}
      </ol>
      <PostForm className="grid justify-items-start gap-4" noValidate>
        <div className="w-full">
          <TextArea
            label="回答案"
            {...field('answer', proposal)}
            hint="運営が読み、言葉を整えてからお届けすることがあります。届くまでは、何度でも書き直せます。"
            max={ANSWER_MAX}
            rows={9}
            required
          />
        </div>
        <Button type="submit">運営に送る</Button>
      </PostForm>
    </div>
  )
}
