import type { Database } from '../../database/database.ts'
import { removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { addDays } from '../../words/days.ts'
import { type SampleMoment, samplePhoto, type SampleStep } from '../feature.ts'
import type { OfficerDetails } from './schema.ts'
import type { PhoneOwner } from './table.ts'

type SampleOfficer = OfficerDetails & {
  /** Absent if nobody has written an answer down, so that the office has something to show. */
  phoneOf?: PhoneOwner
  /** Name in `files/`. */
  photo?: string
}

export const sampleOfficers: SampleOfficer[] = [
  {
    name: 'শাহানা পারভীন',
    designation: 'প্রধান শিক্ষক',
    subject: 'বাংলা',
    qualification: 'এমএ (বাংলা), এমএড',
    phone: '01700-000001',
    phoneOf: 'office',
    email: 'head@shapla.example',
    category: 'teacher',
    photo: 'officer-head.webp',
  },
  {
    name: 'মাধুরী রানী সরকার',
    designation: 'সহকারী প্রধান শিক্ষক',
    subject: 'গণিত',
    qualification: 'এমএসসি (গণিত), বিএড',
    phone: '01700-000002',
    phoneOf: 'office',
    email: 'assistant.head@shapla.example',
    category: 'teacher',
    photo: 'officer-assistant-head.webp',
  },
  {
    name: 'মো. আবদুল মতিন',
    designation: 'সিনিয়র শিক্ষক',
    subject: 'ইংরেজি',
    qualification: 'এমএ (ইংরেজি), বিএড',
    phone: '01700-000003',
    phoneOf: 'personal',
    email: 'matin@shapla.example',
    category: 'teacher',
  },
  {
    name: 'দিলরুবা খাতুন',
    designation: 'সিনিয়র শিক্ষক',
    subject: 'বাংলা',
    qualification: 'এমএ (বাংলা), বিএড',
    phone: '01700-000004',
    phoneOf: 'personal',
    email: 'dilruba@shapla.example',
    category: 'teacher',
  },
  {
    name: 'সুভাষ চন্দ্র মণ্ডল',
    designation: 'সিনিয়র শিক্ষক',
    subject: 'ভৌতবিজ্ঞান',
    qualification: 'এমএসসি (পদার্থবিজ্ঞান), বিএড',
    phone: '01700-000005',
    phoneOf: 'personal',
    email: '',
    category: 'teacher',
  },
  {
    name: 'নাসরিন জাহান',
    designation: 'সহকারী শিক্ষক',
    subject: 'গণিত',
    qualification: 'বিএসসি (সম্মান), এমএসসি (গণিত), বিএড',
    phone: '01700-000006',
    phoneOf: 'personal',
    email: 'nasrin@shapla.example',
    category: 'teacher',
  },
  {
    name: 'তাহমিনা ইয়াসমিন',
    designation: 'সহকারী শিক্ষক',
    subject: 'জীববিজ্ঞান',
    qualification: 'এমএসসি (উদ্ভিদবিজ্ঞান), বিএড',
    phone: '01700-000007',
    phoneOf: 'personal',
    email: '',
    category: 'teacher',
  },
  {
    name: 'মো. রফিকুল আলম',
    designation: 'সহকারী শিক্ষক',
    subject: 'তথ্য ও যোগাযোগ প্রযুক্তি',
    qualification: 'বিএসসি (কম্পিউটার বিজ্ঞান ও প্রকৌশল)',
    phone: '01700-000008',
    phoneOf: 'office',
    email: 'ict@shapla.example',
    category: 'teacher',
  },
  {
    name: 'শিরিন আখতার বানু',
    designation: 'সহকারী শিক্ষক',
    subject: 'বাংলাদেশ ও বিশ্বপরিচয়',
    qualification: 'এমএসএস (রাষ্ট্রবিজ্ঞান), বিএড',
    phone: '01700-000009',
    phoneOf: 'personal',
    email: '',
    category: 'teacher',
  },
  {
    name: 'মো. শফিউল বাশার',
    designation: 'সহকারী শিক্ষক',
    subject: 'ব্যবসায় শিক্ষা',
    qualification: 'এমকম (হিসাববিজ্ঞান), বিএড',
    phone: '01700-000010',
    phoneOf: 'personal',
    email: '',
    category: 'teacher',
  },
  {
    name: 'মাওলানা মো. ইউনুস আলী',
    designation: 'সহকারী শিক্ষক',
    subject: 'ইসলাম শিক্ষা',
    qualification: 'কামিল (হাদিস), বিএড',
    phone: '01700-000011',
    phoneOf: 'personal',
    email: '',
    category: 'teacher',
  },
  {
    name: 'কৃষ্ণা রানী ভৌমিক',
    designation: 'সহকারী শিক্ষক',
    subject: 'হিন্দুধর্ম শিক্ষা ও সংগীত',
    qualification: 'এমএ (সংস্কৃত), বিএড',
    phone: '',
    email: '',
    category: 'teacher',
  },
  {
    name: 'রেহানা বিলকিস',
    designation: 'সহকারী শিক্ষক',
    subject: 'শারীরিক শিক্ষা ও স্বাস্থ্য',
    qualification: 'বিএ, বিপিএড',
    phone: '01700-000013',
    phoneOf: 'personal',
    email: '',
    category: 'teacher',
  },
  {
    name: 'অনিমা চাকমা',
    designation: 'সহকারী শিক্ষক',
    subject: 'চারু ও কারুকলা',
    qualification: 'এমএফএ (অঙ্কন ও চিত্রায়ণ)',
    phone: '01700-000014',
    email: '',
    category: 'teacher',
  },
  {
    name: 'মো. সাইদুর রহমান প্রামাণিক',
    designation: 'উচ্চমান সহকারী',
    subject: '',
    qualification: 'বিএ',
    phone: '01700-000015',
    phoneOf: 'office',
    email: 'office@shapla.example',
    category: 'officer',
  },
  {
    name: 'রোকসানা খানম',
    designation: 'অফিস সহকারী-কাম-কম্পিউটার মুদ্রাক্ষরিক',
    subject: '',
    qualification: 'বিএসএস',
    phone: '01700-000016',
    phoneOf: 'office',
    email: '',
    category: 'officer',
  },
  {
    name: 'নির্মল কুমার দাস',
    designation: 'হিসাব সহকারী',
    subject: '',
    qualification: 'বিকম',
    phone: '01700-000017',
    phoneOf: 'office',
    email: 'accounts@shapla.example',
    category: 'officer',
  },
  {
    name: 'ফাহমিদা নূর',
    designation: 'সহকারী গ্রন্থাগারিক',
    subject: '',
    qualification: 'এমএ (তথ্যবিজ্ঞান ও গ্রন্থাগার ব্যবস্থাপনা)',
    phone: '01700-000018',
    phoneOf: 'office',
    email: 'library@shapla.example',
    category: 'officer',
  },
  {
    name: 'আমেনা খাতুন',
    designation: 'অফিস সহায়ক',
    subject: '',
    qualification: 'অষ্টম শ্রেণি',
    phone: '',
    email: '',
    category: 'officer',
  },
  {
    name: 'মো. হযরত আলী',
    designation: 'নিরাপত্তা প্রহরী',
    subject: '',
    qualification: 'এসএসসি',
    phone: '01700-000020',
    email: '',
    category: 'officer',
  },
]

/** Days between the consents of the sample's people and the first start. */
const CONSENT_DAYS_AGO = 300

export function sampleOfficerSteps({ today }: SampleMoment): SampleStep[] {
  const consentOn = addDays(today, -CONSENT_DAYS_AGO)
  return sampleOfficers.map(({ photo, ...details }) => ({
    ...(photo && { file: samplePhoto(photo) }),
    write: (stores, stored) =>
      stores.officers.create(
        { ...details, phoneConsentOn: consentOn, photoConsentOn: consentOn },
        stored,
        true,
      ),
  }))
}

export async function removeSampleOfficers(database: Database): Promise<StoredFile[]> {
  const removed = await database
    .deleteFrom('officer')
    .where('isSample', '=', 1)
    .returning('photo')
    .execute()
  return removeFileRows(database, ...removed.map(({ photo }) => photo))
}
