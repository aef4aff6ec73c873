import { callPath } from '#platform/browser-call.ts'
import { PartPicker, type PartPickerProps } from '#ui/upload/part-picker.tsx'
import { whyNotSent } from '../file-kinds.ts'

type Props = Pick<PartPickerProps, 'place' | 'what' | 'name' | 'label' | 'hint' | 'exts'> & { maxBytes: number }

/** Brings a PDF of slides or a file to download to its place. */
export const StudioFilePicker = ({ maxBytes, ...picker }: Props) => (
  <PartPicker
    {...picker}
    at={{
      begin: callPath('/staff/studio_files'),
      sign: callPath('/staff/studio_files/part'),
      finish: callPath('/staff/studio_files/finish'),
    }}
    whyNotSent={(file) => whyNotSent(file, picker.exts, maxBytes)}
  />
)
