import { TextArea } from '#ui/text-area.tsx'
import { TEXT_MAX, type QuitAnswers, type QuitReason } from '../terms.ts'

type Props = { reason: QuitReason; answers: QuitAnswers; chosen: boolean; full: boolean; given: QuitAnswers | null }

/** One reason; what is asked about it stands below it only while it is chosen. */
export function ReasonChoice({ reason, answers, chosen, full, given }: Props) {
  const { id, content, asks, subReasons } = reason
  const closed = full && !chosen
  return (
    <li className="border-b border-line last:border-b-0">
      <label className={`flex min-h-12 items-center gap-3 ${closed ? 'text-graphite' : ''}`}>
        <input
          type="checkbox"
          className="tick"
          name="quit_reason[reason_ids][]"
          value={id}
          defaultChecked={given?.reasonIds.includes(id)}
          disabled={closed}
        />
        <span>{content}</span>
      </label>
      {chosen && subReasons.length > 0 && (
        <fieldset className="mb-3 ml-8 grid">
          <legend className="text-sm text-graphite">あてはまるものを1つ以上選んでください</legend>
          {subReasons.map((sub) => (
            <label key={sub.id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="tick"
                name="quit_reason[sub_reason_ids][]"
                value={sub.id}
                defaultChecked={given?.subReasonIds.includes(sub.id)}
              />
              <span>{sub.content}</span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen && asks && (
        <div className="mb-4 ml-8">
          <TextArea
            label={asks === 'free_text' ? '内容' : '不具合の内容'}
            name={`quit_reason[${asks}]`}
            rows={3}
            max={TEXT_MAX}
            required={asks === 'free_text'}
            optional={asks === 'reported_issue'}
            defaultValue={asks === 'free_text' ? answers.freeText : answers.reportedIssue}
          />
        </div>
      )}
    </li>
  )
}
