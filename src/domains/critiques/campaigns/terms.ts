export type Place = { campaignId: number; teacherId: number }

/** What keeps a request from a place; both may be true. */
export type Shortage = { teacherShortage: boolean; campaignShortage: boolean }
