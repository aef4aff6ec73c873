import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Section } from '#ui/staff/section.tsx'

type Props = { all: number; told: number; came: number }

const count = (number: number) => number.toLocaleString('ja-JP')

/** How many have come along, and the button without which nobody is written to. */
export function TellForm({ all, told, came }: Props) {
  const untold = all - told
  return (
    <Section title="ログインの案内">
      <p className="figures">
        {`取り込んだ会員は${count(all)}人です。案内を送った人は${count(told)}人、パスワードを設定した人は${count(came)}人です。`}
      </p>
      {untold > 0 && (
        <PostForm>
          <Button type="submit" name="act" value="tell" icon="mail">
            {`ログインの案内を送る（${count(untold)}通）`}
          </Button>
        </PostForm>
      )}
    </Section>
  )
}
