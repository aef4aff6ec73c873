import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  until: string
  trouble: FormTrouble | null
  /** how the page that shows it hears of it */
  method?: 'delete'
}

/** A member who asks for no critique until then, unless staff let them. */
export const Exclusion = ({ until, trouble, method }: Props) => (
  <Section title="依頼の停止">
    <p>{`この会員は、規約違反のため${until}まで添削を依頼できません。`}</p>
    <PostForm method={method} className="grid max-w-reading justify-items-start gap-4" noValidate>
      <div className="w-full">
        <TextField label="停止を解く理由" {...fieldsOf(trouble)('lift_reason')} max={200} required />
      </div>
      <Button type="submit" name="act" value="lift" look="outline">
        停止を解く
      </Button>
    </PostForm>
  </Section>
)
