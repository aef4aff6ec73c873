/** A teacher's courses of one genre under a large picture, as shown for an anniversary. */
export type DisplayPanel = {
  id: number
  genre: string
  headImage: string | null
  headImageSp: string | null
  teacherId: number
  teacherIcon: string | null
  teacherName: string
  courses: { id: number; head: string; contents: { id: number; title: string; thumbnailUrl: string | null }[] }[]
}
