import { addDays, type Day, yearOf } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { groupWords } from './public/words.ts'
import type { SampleMoment, SampleStep } from '../feature.ts'
import { emptyOf } from '../../records/fields.ts'
import type { GroupDetails } from './schema.ts'
import { groupFields, memberFields, type StoredMember } from './table.ts'

type SampleMember = Pick<StoredMember, 'role'> & Partial<StoredMember>

type SampleGroup = Pick<GroupDetails, 'purpose'> &
  Partial<Omit<GroupDetails, 'members' | 'documents'>> & {
    /** The title of a sample download. */
    form?: string
    members: SampleMember[]
  }

const OFFICE = '01700-000000'
const HEAD = 'শাহানা পারভীন'
const ASSISTANT_HEAD = 'মাধুরী রানী সরকার'
const CLERK = 'রোকসানা খানম'

/** The sample's groups. Their members have the names of the sample's staff, or are made up. */
export function sampleGroups(today: Day): SampleGroup[] {
  const year = yearOf(today)
  const titleOf = (purpose: 'admission' | 'examination' | 'cabinet', of: number) => ({
    purpose,
    title: `${groupWords.bn.purposes[purpose]} ${inDigits(String(of), 'bn')}`,
    titleEnglish: `${groupWords.en.purposes[purpose]} ${of}`,
  })
  return [
    {
      purpose: 'antiHarassment',
      formedOn: addDays(today, -262),
      validUntil: addDays(today, 467),
      women: 4,
      place: 'কক্ষ ১০৬',
      hours: 'রবি থেকে বৃহস্পতি, সকাল ১১টা–দুপুর ১২টা',
      text: '**লিখে:** অভিযোগ বাক্স দোতলার সিঁড়ির পাশে। নাম না লিখলেও চলে; শুধু কমিটি বাক্স খোলে।',
      textEnglish:
        '**In writing:** the complaint box is beside the stairs of the first floor. You need not give your name; only the committee opens the box.',
      phone: '01700-000021',
      phoneOf: 'office',
      members: [
        {
          role: 'convener',
          name: ASSISTANT_HEAD,
          note: 'কক্ষ ১০৪, টিফিনের সময়',
          phone: '01700-000002',
          phoneOf: 'office',
        },
        { role: 'member', name: 'দিলরুবা খাতুন', note: 'শিক্ষক মিলনায়তন, প্রভাতি শিফট' },
        { role: 'member', name: 'রেহানা বিলকিস', note: 'গাইড কক্ষ, দিবা শিফট' },
        {
          role: 'member',
          name: 'অ্যাডভোকেট ফরিদা ইয়াসমিন',
          designation: 'জেলা লিগ্যাল এইড কমিটি, নীলগঞ্জ',
          note: 'জেলা জজ আদালত ভবন',
        },
        { role: 'memberSecretary', name: 'মো. আবদুল মতিন', note: 'শিক্ষক মিলনায়তন' },
      ],
    },
    {
      purpose: 'complaints',
      members: [
        {
          role: 'officer',
          name: ASSISTANT_HEAD,
          note: 'কক্ষ ১০৪',
          days: 30,
          phone: '01700-000002',
          phoneOf: 'office',
        },
        {
          role: 'appeal',
          name: 'জেলা শিক্ষা অফিসার, নীলগঞ্জ',
          note: 'জেলা শিক্ষা অফিস',
          days: 20,
          phone: '01700-000022',
          phoneOf: 'office',
        },
        {
          role: 'cell',
          name: 'মন্ত্রিপরিষদ বিভাগ',
          note: 'বাংলাদেশ সচিবালয়, ঢাকা',
          days: 60,
        },
      ],
    },
    {
      purpose: 'rightToInformation',
      text: 'তথ্য না পেলে বা তথ্যে সন্তুষ্ট না হলে ৩০ দিনের মধ্যে আপিল কর্তৃপক্ষের কাছে লিখে বা ই-মেইলে আপিল করুন।',
      textEnglish:
        'If you get no information, or not enough, appeal to the appeal authority within 30 days, in writing or by e-mail. It is the Deputy Director of the Directorate of Secondary and Higher Education, regional office, Rajshahi.',
      members: [
        {
          role: 'officer',
          name: 'মো. রফিকুল আলম',
          note: 'কক্ষ ১০২',
          days: 20,
          phone: '01700-000008',
          phoneOf: 'office',
        },
        { role: 'alternate', name: CLERK, note: 'কক্ষ ১০২', phone: OFFICE, phoneOf: 'office' },
        {
          role: 'appeal',
          name: 'উপপরিচালক',
          designation: 'মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর, আঞ্চলিক কার্যালয়, রাজশাহী',
          note: 'শিক্ষা ভবন, কক্ষ ২০৩, রাজশাহী',
          days: 15,
          phone: '01700-000023',
          phoneOf: 'office',
          email: 'dd.rajshahi@education.example',
        },
      ],
    },
    {
      // The year on the paper of the form.
      ...titleOf('admission', 2027),
      validUntil: '2027-01-31',
      form: 'ভর্তি আবেদন ফরম, ২০২৭',
      members: [
        { role: 'convener', name: HEAD },
        { role: 'member', name: 'নাসরিন জাহান' },
        { role: 'memberSecretary', name: 'মো. সাইদুর রহমান প্রামাণিক' },
      ],
    },
    {
      ...titleOf('examination', year),
      formedOn: `${year}-01-01`,
      validUntil: `${year}-12-31`,
      members: [
        { role: 'convener', name: 'সুভাষ চন্দ্র মণ্ডল' },
        { role: 'member', name: 'তাহমিনা ইয়াসমিন' },
        { role: 'memberSecretary', name: 'মো. শফিউল বাশার' },
      ],
    },
    {
      purpose: 'scouts',
      title: 'গার্ল গাইডস',
      titleEnglish: 'Girl Guides',
      students: 32,
      members: [{ role: 'teacherInCharge', name: 'রেহানা বিলকিস' }],
    },
    {
      ...titleOf('cabinet', year),
      students: 8,
      text: 'ছাত্রীরা ভোট দিয়ে প্রতি বছর কেবিনেট নির্বাচন করে।',
      textEnglish: 'The girls elect the cabinet every year.',
      members: [{ role: 'teacherInCharge', name: 'শিরিন আখতার বানু' }],
    },
    {
      purpose: 'other',
      title: 'উপবৃত্তি কমিটি',
      titleEnglish: 'Stipend committee',
      place: 'কক্ষ ১০৫',
      hours: 'টিফিনের সময়',
      members: [
        { role: 'convener', name: 'নাসরিন জাহান' },
        { role: 'memberSecretary', name: CLERK },
      ],
    },
    {
      purpose: 'other',
      title: 'ছাত্রী কল্যাণ কমিটি',
      titleEnglish: 'Welfare committee',
      members: [
        { role: 'convener', name: ASSISTANT_HEAD },
        { role: 'memberSecretary', name: 'দিলরুবা খাতুন' },
      ],
    },
    {
      purpose: 'other',
      title: 'অনুষ্ঠান কমিটি',
      titleEnglish: 'Events committee',
      members: [{ role: 'convener', name: 'কৃষ্ণা রানী ভৌমিক' }],
    },
    {
      purpose: 'other',
      title: 'সুবর্ণজয়ন্তী উৎসব উদযাপন কমিটি',
      titleEnglish: 'Golden jubilee committee',
      text: 'মোট ২১ জন সদস্য। উপকমিটি: নিবন্ধন, প্রকাশনা, সংগ্রহশালা, সাজসজ্জা, শৃঙ্খলা, অর্থ।',
      textEnglish: '21 members in all, in six subcommittees.',
      members: [
        { role: 'president', name: HEAD },
        { role: 'memberSecretary', name: 'শিরিন আখতার বানু' },
      ],
    },
    {
      purpose: 'formerHeads',
      members: [
        { role: 'head', name: 'রাবেয়া খানম', from: '1976', to: '1988' },
        { role: 'head', name: 'হোসনে আরা বেগম', from: '1988', to: '1999' },
        { role: 'head', name: 'মো. নুরুল ইসলাম মিয়া', from: '1999', to: '2011' },
        { role: 'head', name: 'সুলতানা রাজিয়া', from: '2011', to: '2019' },
      ],
    },
  ]
}

export function sampleGroupSteps({ today }: SampleMoment): SampleStep[] {
  return [
    {
      // Earlier steps add the staff and the documents.
      async write(stores) {
        const officers = await stores.officers.list()
        const downloads = await stores.downloads.list()
        for (const { form, members, ...group } of sampleGroups(today)) {
          const documents = downloads.filter(({ title }) => title === form)
          await stores.groups.create(
            {
              ...emptyOf(groupFields),
              title: groupWords.bn.purposes[group.purpose],
              titleEnglish: groupWords.en.purposes[group.purpose],
              ...group,
              documents: documents.map(({ number }) => ({ kind: 'downloads', number })),
              members: members.map((member) => {
                const officer = officers.find(({ name }) => name === member.name)
                return { ...emptyOf(memberFields), ...member, officerId: officer?._id ?? null }
              }),
            },
            true,
          )
        }
      },
    },
  ]
}
