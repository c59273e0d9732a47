import type { SampleMoment, SampleStep } from '../feature.ts'
import type { Period, RoutineInput, SectionKey } from './schema.ts'
import type { Shift } from '../../words/classes.ts'
import { type Day, yearOf } from '../../words/days.ts'

const SUBJECTS = {
  ban1: 'বাংলা ১ম পত্র',
  ban2: 'বাংলা ২য় পত্র',
  eng1: 'ইংরেজি ১ম পত্র',
  eng2: 'ইংরেজি ২য় পত্র',
  math: 'গণিত',
  hmath: 'উচ্চতর গণিত',
  sci: 'বিজ্ঞান',
  phys: 'পদার্থবিজ্ঞান',
  chem: 'রসায়ন',
  bio: 'জীববিজ্ঞান',
  bgs: 'বাংলাদেশ ও বিশ্বপরিচয়',
  rel: 'ধর্ম শিক্ষা',
  ict: 'তথ্য ও যোগাযোগ প্রযুক্তি',
  pe: 'শারীরিক শিক্ষা',
  art: 'চারু ও কারুকলা',
  home: 'গার্হস্থ্য বিজ্ঞান',
  music: 'সংগীত',
}

/** A teacher without an entry among the sample's officers is only a name in the routine. */
const TEACHERS = {
  shahana: 'শাহানা পারভীন',
  madhuri: 'মাধুরী রানী সরকার',
  matin: 'মো. আবদুল মতিন',
  dilruba: 'দিলরুবা খাতুন',
  subhash: 'সুভাষ চন্দ্র মণ্ডল',
  nasrin: 'নাসরিন জাহান',
  tahmina: 'তাহমিনা ইয়াসমিন',
  rafiqul: 'মো. রফিকুল আলম',
  shirin: 'শিরিন আখতার বানু',
  shafiul: 'মো. শফিউল বাশার',
  yunus: 'মাওলানা মো. ইউনুস আলী',
  krishna: 'কৃষ্ণা রানী ভৌমিক',
  rehana: 'রেহানা বিলকিস',
  anima: 'অনিমা চাকমা',
  sabiha: 'সাবিহা নাজনীন, খণ্ডকালীন',
  rubina: 'রুবিনা আক্তার, খণ্ডকালীন',
  farhana: 'ফারহানা ইসলাম, খণ্ডকালীন',
}

type Teachers = Record<string, keyof typeof TEACHERS>

/** Who teaches a subject in every section. The papers of a language have the same teacher. */
const EVERYWHERE: Teachers = {
  phys: 'subhash',
  chem: 'subhash',
  bio: 'tahmina',
  rel: 'yunus',
  ict: 'rafiqul',
  pe: 'rehana',
  art: 'anima',
  home: 'anima',
  music: 'krishna',
}

const PERIODS: Record<Shift, [string, string, string][]> = {
  Morning: [
    ['সমাবেশ', '07:15', '07:30'],
    ['১ম', '07:30', '08:05'],
    ['২য়', '08:05', '08:40'],
    ['৩য়', '08:40', '09:15'],
    ['৪র্থ', '09:15', '09:50'],
    ['টিফিন', '09:50', '10:00'],
    ['৫ম', '10:00', '10:35'],
    ['৬ষ্ঠ', '10:35', '11:10'],
    ['৭ম', '11:10', '11:45'],
  ],
  Day: [
    ['সমাবেশ', '12:00', '12:15'],
    ['১ম', '12:15', '12:50'],
    ['২য়', '12:50', '13:25'],
    ['৩য়', '13:25', '14:00'],
    ['টিফিন ও নামাজ', '14:00', '14:30'],
    ['৪র্থ', '14:30', '15:05'],
    ['৫ম', '15:05', '15:40'],
    ['৬ষ্ঠ', '15:40', '16:15'],
    ['৭ম', '16:15', '16:50'],
  ],
}

interface Sample {
  className: SectionKey['className']
  shift: Shift
  teachers: Teachers
  /** The subjects of each day, from Sunday. */
  week: string[]
}

/** No teacher has two lessons at the same time. */
const SAMPLES: Sample[] = [
  {
    className: 'Six',
    shift: 'Morning',
    teachers: { ban: 'dilruba', eng: 'sabiha', math: 'nasrin', sci: 'rafiqul', bgs: 'shirin' },
    week: [
      'math pe ban2 bgs rel home eng1',
      'bgs sci art home ban1 math eng1',
      'ict rel art eng2 ban1 math sci',
      'eng1 music math bgs ban2 pe sci',
      'bgs sci ban1 ict math eng2 rel',
    ],
  },
  {
    className: 'Seven',
    shift: 'Morning',
    teachers: { ban: 'dilruba', eng: 'sabiha', math: 'nasrin', sci: 'tahmina', bgs: 'shirin' },
    week: [
      'ban2 math sci pe bgs eng1 rel',
      'math eng1 music ban1 art bgs home',
      'math bgs eng2 ban2 art rel sci',
      'ict ban1 home math sci eng1 pe',
      'ban1 rel eng2 sci ict bgs math',
    ],
  },
  {
    className: 'Eight',
    shift: 'Morning',
    teachers: { ban: 'dilruba', eng: 'matin', math: 'nasrin', sci: 'tahmina', bgs: 'shirin' },
    week: [
      'sci bgs rel math ban1 eng1 art',
      'eng2 bgs ban1 math ict sci music',
      'ban2 eng2 math pe sci bgs home',
      'rel pe ict home eng1 math ban2',
      'math bgs sci eng1 ban1 rel art',
    ],
  },
  {
    className: 'Nine',
    shift: 'Morning',
    teachers: { ban: 'shahana', eng: 'matin', math: 'madhuri', hmath: 'nasrin', bgs: 'shirin' },
    week: [
      'chem bio ban1 eng1 phys math bgs',
      'math eng2 ict bio hmath rel ban1',
      'math hmath bio chem phys ban2 eng1',
      'phys bio rel math chem ban1 eng2',
      'phys hmath bgs pe ban2 math eng1',
    ],
  },
  {
    className: 'Ten',
    shift: 'Morning',
    teachers: { ban: 'shahana', eng: 'matin', math: 'madhuri', hmath: 'nasrin', bgs: 'shirin' },
    week: [
      'eng2 math ict chem bio hmath ban2',
      'bio hmath bgs eng2 ban1 phys math',
      'ban1 phys chem eng1 bgs math pe',
      'math rel bio eng1 ban1 chem phys',
      'rel math hmath phys bio eng1 ban2',
    ],
  },
  {
    className: 'Six',
    shift: 'Day',
    teachers: { ban: 'rubina', eng: 'sabiha', math: 'farhana', sci: 'rafiqul', bgs: 'shafiul' },
    week: [
      'sci rel math ban2 eng2 ict bgs',
      'ban1 ict home eng2 rel math bgs',
      'ban2 math sci bgs pe eng1 art',
      'math eng1 music sci home bgs ban1',
      'rel ban1 math sci pe art eng1',
    ],
  },
  {
    className: 'Seven',
    shift: 'Day',
    teachers: { ban: 'rubina', eng: 'sabiha', math: 'farhana', sci: 'farhana', bgs: 'shafiul' },
    week: [
      'ban1 art pe math sci bgs eng2',
      'sci rel math ban1 ict bgs eng2',
      'eng1 bgs rel art music ban2 math',
      'ict bgs eng1 sci ban2 math home',
      'math eng1 home pe rel sci ban1',
    ],
  },
  {
    className: 'Eight',
    shift: 'Day',
    teachers: { ban: 'rubina', eng: 'sabiha', math: 'farhana', sci: 'tahmina', bgs: 'shafiul' },
    week: [
      'bgs math sci eng1 ban2 pe rel',
      'rel math eng1 bgs ban2 sci home',
      'math sci art eng2 ban1 bgs music',
      'sci ban1 home eng1 rel ict math',
      'eng2 math pe art ban1 bgs ict',
    ],
  },
  {
    className: 'Nine',
    shift: 'Day',
    teachers: { ban: 'dilruba', eng: 'matin', math: 'madhuri', hmath: 'farhana', bgs: 'shafiul' },
    week: [
      'chem bio math pe bgs eng1 ban1',
      'eng1 bio math phys hmath ban1 rel',
      'chem ban2 math phys eng2 hmath bio',
      'math ict chem ban1 eng2 bio phys',
      'math bgs eng1 phys hmath ban2 rel',
    ],
  },
  {
    className: 'Ten',
    shift: 'Day',
    teachers: { ban: 'dilruba', eng: 'matin', math: 'madhuri', hmath: 'farhana', bgs: 'shafiul' },
    week: [
      'ban1 bgs eng1 math phys rel bio',
      'chem ban1 phys ict eng2 math bio',
      'ban1 rel hmath eng1 bio math phys',
      'eng1 ban2 hmath phys pe chem math',
      'bgs eng2 ban2 hmath math chem bio',
    ],
  },
]

export function sampleRoutineSteps({ today }: SampleMoment): SampleStep[] {
  return [
    {
      // An earlier step adds the teachers.
      async write(stores) {
        for (const { key, routine } of sampleRoutines(today, await stores.officers.list())) {
          await stores.routines.create(key, routine, true)
        }
      },
    },
  ]
}

/** The routines of today's year. `officers` are the sample's people, with their ids. */
function sampleRoutines(
  today: Day,
  officers: { _id: string; name: string }[],
): { key: SectionKey; routine: RoutineInput }[] {
  return SAMPLES.map(({ className, shift, teachers, week }) => {
    const periods = PERIODS[shift].map(([name, from, to]): Period => {
      return { name, from, to, isBreak: !/^[১-৯]/.test(name) }
    })
    const taught = periods.flatMap(({ isBreak }, index) => (isBreak ? [] : [index]))
    const lessons = week.flatMap((subjects, day) =>
      subjects.split(' ').map((subject, index) => {
        const teacher = TEACHERS[{ ...EVERYWHERE, ...teachers }[subject.replace(/\d/, '')]!]
        const teacherId = officers.find(({ name }) => name === teacher)?._id ?? null
        const name = SUBJECTS[subject as keyof typeof SUBJECTS]
        return { day, period: taught[index]!, subject: name, teacherId, teacher }
      }),
    )
    return {
      key: { className, shift, section: 'A' },
      routine: { validFrom: `${yearOf(today)}-01-01`, periods, lessons },
    }
  })
}
