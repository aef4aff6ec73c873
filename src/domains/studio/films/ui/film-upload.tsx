import { callPath } from '#platform/browser-call.ts'
import { PartPicker } from '#ui/upload/part-picker.tsx'
import { FILM_EXTS, whyNotSent } from '../terms.ts'

/** Sends a film straight to the store. */
export const FilmUpload = ({ word }: { word: string }) => (
  <PartPicker
    at={{
      begin: callPath('/staff/films/uploads'),
      sign: callPath('/staff/films/uploads/part'),
      finish: callPath('/staff/films/uploads/finish'),
    }}
    place={word}
    what="動画"
    name="film"
    label="動画ファイル"
    hint="mp4・mov・mkv・webm、20GBまで"
    exts={FILM_EXTS}
    whyNotSent={whyNotSent}
  />
)
