import { RadioGroup } from '#ui/radio-group.tsx'

export type OptionChoice = { id: number; name: string; description: string }

type Props = { options: readonly OptionChoice[]; value: string; onChange: (value: string) => void }

/** What comes with a longer plan. Choosing none is a choice too. */
export function OptionPicker({ options, value, onChange }: Props) {
  return (
    <RadioGroup
      name="option"
      label="特典を選ぶ"
      hint="6ヶ月・12ヶ月プランでは、次の中からひとつ、追加料金なしで選べます。最初の月額のお支払いのあとに、メールでお送りします。"
      value={value}
      onChange={onChange}
      choices={[
        ...options.map(({ id, name, description }) => ({ value: String(id), label: name, hint: description })),
        { value: '', label: '選ばない' },
      ]}
    />
  )
}
