import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Which day the book is looked at. */
export function DayForm({ day, settled }: { day: string; settled: boolean }) {
  return (
    <Form key={day} method="get" className="flex flex-wrap items-end gap-3">
      {settled && <input type="hidden" name="mismatches" value="settled" />}
      <TextField label="日付" name="day" type="date" defaultValue={day} />
      <Button type="submit" look="outline">
        この日を見る
      </Button>
    </Form>
  )
}
