import { listWords } from '../../features/documents/office/list/words.ts'

/** Labels of fields that only the server sets. The office's forms and history do not show them. */
export const ownFieldLabels: Record<string, string> = {
  number: 'নম্বর',
  state: listWords.bn.state,
  url: 'পাতার ঠিকানা',
  filePath: 'ফাইলের জায়গা',
  fileName: 'ফাইলের নাম',
  fileSize: 'ফাইলের আকার, বাইট',
  createdAt: 'যোগ হয়েছে',
  updatedAt: 'শেষ বদল',
  oldAddresses: 'পুরোনো ঠিকানা',
  key: 'তালিকার বিষয়',
  value: 'যা লেখা আছে',
}

export const ownValueLabels: Record<string, Record<string, string>> = {
  state: listWords.bn.states,
}
