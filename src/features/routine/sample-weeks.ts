import type { SectionKey } from './schema.ts'
import type { Shift } from '../../words/classes.ts'

export const SUBJECTS = {
  ban: 'বাংলা',
  eng: 'ইংরেজি',
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
export const TEACHERS = {
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
  nadira: 'নাদিরা বেগম, খণ্ডকালীন',
  sultana: 'সুলতানা আক্তার, খণ্ডকালীন',
  monira: 'মনিরা খাতুন, খণ্ডকালীন',
  kamal: 'মো. কামাল উদ্দিন, খণ্ডকালীন',
  jesmin: 'জেসমিন নাহার, খণ্ডকালীন',
  papia: 'পাপিয়া সুলতানা, খণ্ডকালীন',
  sabina: 'সাবিনা খাতুন, খণ্ডকালীন',
  mizan: 'মো. মিজানুর রহমান, খণ্ডকালীন',
  tanjila: 'তানজিলা হক, খণ্ডকালীন',
  shamim: 'মো. শামীম হোসেন, খণ্ডকালীন',
  lucky: 'লাকী আখতার, খণ্ডকালীন',
  ratna: 'রত্না সাহা, খণ্ডকালীন',
  hafiz: 'হাফিজা খাতুন, খণ্ডকালীন',
  liton: 'লিটন কুমার পাল, খণ্ডকালীন',
  parul: 'পারুল বালা, খণ্ডকালীন',
  ayesha: 'আয়েশা সিদ্দিকা, খণ্ডকালীন',
  shikha: 'শিখা রানী রায়, খণ্ডকালীন',
  nargis: 'নার্গিস বানু, খণ্ডকালীন',
  mita: 'মিতা মণ্ডল, খণ্ডকালীন',
  halima: 'হালিমা খাতুন, খণ্ডকালীন',
}

type Teachers = Record<string, keyof typeof TEACHERS>

/** Who teaches a subject in every section. The papers of a language have the same teacher. */
export const EVERYWHERE: Teachers = {
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

const MORNING_A: Teachers = {
  ban: 'dilruba',
  eng: 'sabiha',
  math: 'nasrin',
  sci: 'tahmina',
  bgs: 'shirin',
}

const MORNING_A_UPPER: Teachers = {
  ban: 'shahana',
  eng: 'matin',
  math: 'madhuri',
  hmath: 'nasrin',
  bgs: 'shirin',
}

const MORNING_B: Teachers = {
  ban: 'nadira',
  eng: 'sultana',
  math: 'monira',
  hmath: 'monira',
  sci: 'jesmin',
  bio: 'jesmin',
  phys: 'kamal',
  chem: 'kamal',
  bgs: 'papia',
  home: 'papia',
  rel: 'hafiz',
  ict: 'liton',
}

const DAY_A: Teachers = {
  ban: 'rubina',
  eng: 'sabiha',
  math: 'farhana',
  sci: 'tahmina',
  bgs: 'shafiul',
}

const DAY_A_UPPER: Teachers = {
  ban: 'dilruba',
  eng: 'matin',
  math: 'madhuri',
  hmath: 'farhana',
  bgs: 'shafiul',
}

const DAY_B: Teachers = {
  ban: 'sabina',
  eng: 'mizan',
  math: 'tanjila',
  hmath: 'tanjila',
  sci: 'lucky',
  bio: 'lucky',
  phys: 'shamim',
  chem: 'shamim',
  bgs: 'ratna',
  home: 'ratna',
  rel: 'hafiz',
  ict: 'liton',
}

/** In the lower classes, one teacher has nearly all lessons. */
function classTeacher(teacher: keyof typeof TEACHERS): Teachers {
  return {
    ban: teacher,
    eng: teacher,
    math: teacher,
    sci: teacher,
    bgs: teacher,
    rel: teacher,
    pe: teacher,
    art: 'krishna',
  }
}

interface WeekOfSection {
  className: SectionKey['className']
  shift: Shift
  section: SectionKey['section']
  teachers: Teachers
  /** The subjects of each day, from Sunday. */
  week: string[]
}

function weekOf(
  className: WeekOfSection['className'],
  shift: Shift,
  section: WeekOfSection['section'],
  teachers: Teachers,
  week: string[],
): WeekOfSection {
  return { className, shift, section, teachers, week }
}

/** No teacher has two lessons at the same time. */
export const WEEKS: WeekOfSection[] = [
  weekOf('Six', 'Morning', 'A', { ...MORNING_A, sci: 'rafiqul' }, [
    'math pe ban2 bgs rel home eng1',
    'bgs sci art home ban1 math eng1',
    'ict rel art eng2 ban1 math sci',
    'eng1 music math bgs ban2 pe sci',
    'bgs sci ban1 ict math eng2 rel',
  ]),
  weekOf('Seven', 'Morning', 'A', MORNING_A, [
    'ban2 math sci pe bgs eng1 rel',
    'math eng1 music ban1 art bgs home',
    'math bgs eng2 ban2 art rel sci',
    'ict ban1 home math sci eng1 pe',
    'ban1 rel eng2 sci ict bgs math',
  ]),
  weekOf('Eight', 'Morning', 'A', { ...MORNING_A, eng: 'matin' }, [
    'sci bgs rel math ban1 eng1 art',
    'eng2 bgs ban1 math ict sci music',
    'ban2 eng2 math pe sci bgs home',
    'rel pe ict home eng1 math ban2',
    'math bgs sci eng1 ban1 rel art',
  ]),
  weekOf('Nine', 'Morning', 'A', MORNING_A_UPPER, [
    'chem bio ban1 eng1 phys math bgs',
    'math eng2 ict bio hmath rel ban1',
    'math hmath bio chem phys ban2 eng1',
    'phys bio rel math chem ban1 eng2',
    'phys hmath bgs pe ban2 math eng1',
  ]),
  weekOf('Ten', 'Morning', 'A', MORNING_A_UPPER, [
    'eng2 math ict chem bio hmath ban2',
    'bio hmath bgs eng2 ban1 phys math',
    'ban1 phys chem eng1 bgs math pe',
    'math rel bio eng1 ban1 chem phys',
    'rel math hmath phys bio eng1 ban2',
  ]),
  weekOf('Six', 'Day', 'A', { ...DAY_A, sci: 'rafiqul' }, [
    'sci rel math ban2 eng2 ict bgs',
    'ban1 ict home eng2 rel math bgs',
    'ban2 math sci bgs pe eng1 art',
    'math eng1 music sci home bgs ban1',
    'rel ban1 math sci pe art eng1',
  ]),
  weekOf('Seven', 'Day', 'A', { ...DAY_A, sci: 'farhana' }, [
    'ban1 art pe math sci bgs eng2',
    'sci rel math ban1 ict bgs eng2',
    'eng1 bgs rel art music ban2 math',
    'ict bgs eng1 sci ban2 math home',
    'math eng1 home pe rel sci ban1',
  ]),
  weekOf('Eight', 'Day', 'A', DAY_A, [
    'bgs math sci eng1 ban2 pe rel',
    'rel math eng1 bgs ban2 sci home',
    'math sci art eng2 ban1 bgs music',
    'sci ban1 home eng1 rel ict math',
    'eng2 math pe art ban1 bgs ict',
  ]),
  weekOf('Nine', 'Day', 'A', DAY_A_UPPER, [
    'chem bio math pe bgs eng1 ban1',
    'eng1 bio math phys hmath ban1 rel',
    'chem ban2 math phys eng2 hmath bio',
    'math ict chem ban1 eng2 bio phys',
    'math bgs eng1 phys hmath ban2 rel',
  ]),
  weekOf('Ten', 'Day', 'A', DAY_A_UPPER, [
    'ban1 bgs eng1 math phys rel bio',
    'chem ban1 phys ict eng2 math bio',
    'ban1 rel hmath eng1 bio math phys',
    'eng1 ban2 hmath phys pe chem math',
    'bgs eng2 ban2 hmath math chem bio',
  ]),
  weekOf('Three', 'Morning', 'A', classTeacher('parul'), [
    'eng rel math ban sci eng math',
    'sci math bgs ban eng rel math',
    'ban art bgs eng pe sci ban',
    'math eng bgs ban music math ban',
    'ban eng ban eng math sci bgs',
  ]),
  weekOf('Four', 'Morning', 'A', classTeacher('ayesha'), [
    'eng rel eng ban bgs math sci',
    'math ban eng rel ban math sci',
    'ban math ban bgs eng math eng',
    'ban pe bgs sci math ban eng',
    'ban eng sci art bgs math music',
  ]),
  weekOf('Five', 'Morning', 'A', classTeacher('shikha'), [
    'ban eng sci ban eng math bgs',
    'math music eng sci ban math rel',
    'eng math ban bgs math ban eng',
    'ban sci math bgs math ban art',
    'sci eng bgs eng ban rel pe',
  ]),
  weekOf('Six', 'Morning', 'B', MORNING_B, [
    'sci rel art ban1 ban2 math home',
    'eng2 rel sci math ict bgs ban1',
    'eng1 art ban2 bgs rel ict math',
    'pe math sci bgs home eng1 ban1',
    'pe music eng2 eng1 sci bgs math',
  ]),
  weekOf('Seven', 'Morning', 'B', MORNING_B, [
    'math bgs rel ict music ban1 eng1',
    'art sci rel eng2 math ban2 home',
    'pe math ict sci bgs eng1 home',
    'ban1 bgs eng1 sci math rel eng2',
    'ban1 math bgs ban2 art pe sci',
  ]),
  weekOf('Eight', 'Morning', 'B', MORNING_B, [
    'pe ban1 sci math eng2 bgs music',
    'ban2 eng1 math rel bgs sci eng2',
    'art sci home ict math bgs ban1',
    'art rel math eng1 pe ban1 home',
    'sci ban2 rel math eng1 ict bgs',
  ]),
  weekOf('Nine', 'Morning', 'B', MORNING_B, [
    'eng1 hmath math bio rel phys ban1',
    'hmath ban1 bgs chem eng2 math pe',
    'math ban2 eng1 ban1 chem bio phys',
    'math ban2 phys hmath eng2 bio chem',
    'eng1 phys math bio bgs rel ict',
  ]),
  weekOf('Ten', 'Morning', 'B', MORNING_B, [
    'phys bio bgs eng1 hmath rel math',
    'bio math eng2 ban2 chem phys hmath',
    'ban1 phys bio math eng1 ban2 eng2',
    'chem bio bgs pe ban1 hmath math',
    'chem ict ban1 rel math eng1 phys',
  ]),
  weekOf('Three', 'Day', 'A', classTeacher('nargis'), [
    'math eng rel math ban sci ban',
    'eng ban sci bgs math ban eng',
    'ban sci music bgs ban eng math',
    'eng pe bgs sci eng math ban',
    'ban math eng math rel bgs art',
  ]),
  weekOf('Four', 'Day', 'A', classTeacher('mita'), [
    'sci math eng rel ban bgs eng',
    'math bgs eng ban math ban rel',
    'ban sci eng pe ban math eng',
    'bgs ban math ban sci eng math',
    'sci art bgs math music eng ban',
  ]),
  weekOf('Five', 'Day', 'A', classTeacher('halima'), [
    'eng math rel eng art bgs ban',
    'ban eng music ban sci math eng',
    'math bgs pe sci math ban eng',
    'bgs eng sci ban rel ban math',
    'math bgs ban sci ban math eng',
  ]),
  weekOf('Six', 'Day', 'B', DAY_B, [
    'ict bgs art math sci eng1 ban1',
    'sci eng2 pe ban1 home math rel',
    'pe sci ban2 rel eng1 bgs math',
    'music math home bgs eng1 sci eng2',
    'art ict bgs ban2 math ban1 rel',
  ]),
  weekOf('Seven', 'Day', 'B', DAY_B, [
    'math ban1 bgs home rel art sci',
    'math sci ict eng1 pe ban2 ban1',
    'ban1 eng2 math music art sci bgs',
    'bgs eng1 ict math sci pe rel',
    'bgs eng2 eng1 home rel math ban2',
  ]),
  weekOf('Eight', 'Day', 'B', DAY_B, [
    'sci math ban2 art home bgs ict',
    'bgs ban1 home ict eng2 sci math',
    'bgs math pe eng2 ban1 eng1 rel',
    'sci bgs ban1 eng1 ban2 rel math',
    'sci pe math music art rel eng1',
  ]),
  weekOf('Nine', 'Day', 'B', DAY_B, [
    'chem bio phys eng2 math hmath rel',
    'ban2 math hmath phys ban1 bgs eng1',
    'eng1 phys bgs ban1 bio math pe',
    'ban2 chem math bio hmath eng1 ict',
    'eng2 rel bio phys ban1 chem math',
  ]),
  weekOf('Ten', 'Day', 'B', DAY_B, [
    'bgs phys eng1 bio ban2 chem math',
    'phys chem ban1 rel math eng1 bio',
    'hmath bgs eng2 bio math phys chem',
    'hmath ban1 eng1 ict rel math pe',
    'hmath ban2 ban1 math phys eng2 bio',
  ]),
]
