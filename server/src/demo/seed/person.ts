import type { Random } from './random';

/** Given names and surnames common in Gujarat; every combination in the demo data is invented. */
const givenNames = [
  'Ajay', 'Alpesh', 'Amit', 'Anil', 'Anjali', 'Arvind', 'Asha', 'Ashok', 'Bharat', 'Bhavesh', 'Bhavna', 'Chetan', 'Chirag', 'Daksha',
  'Dharmesh', 'Dilip', 'Dinesh', 'Dipak', 'Falguni', 'Gaurang', 'Geeta', 'Girish', 'Haresh', 'Hetal', 'Hitesh', 'Ila', 'Jagdish', 'Jayesh',
  'Jignesh', 'Jyoti', 'Kalpesh', 'Kamlesh', 'Kantilal', 'Kaushik', 'Ketan', 'Kinjal', 'Kirit', 'Komal', 'Lalit', 'Mahesh', 'Manisha',
  'Manoj', 'Meena', 'Mehul', 'Mitesh', 'Mukesh', 'Narendra', 'Naresh', 'Neha', 'Nilesh', 'Nirav', 'Nisha', 'Pankaj', 'Paresh', 'Parul',
  'Piyush', 'Pooja', 'Prakash', 'Prashant', 'Pravin', 'Rajesh', 'Rakesh', 'Ramesh', 'Rekha', 'Ritesh', 'Rupal', 'Sandip', 'Sanjay', 'Sejal',
  'Shailesh', 'Snehal', 'Suresh', 'Tejas', 'Umesh', 'Usha', 'Vijay', 'Vimal', 'Vinod', 'Vipul', 'Yogesh',
] as const;

const surnames = [
  'Acharya', 'Bambhaniya', 'Baria', 'Barot', 'Bhabhor', 'Bhalala', 'Bhatt', 'Chaudhari', 'Chauhan', 'Chavda', 'Dabhi', 'Damor', 'Dave',
  'Desai', 'Dodiya', 'Gadhvi', 'Gajjar', 'Gamit', 'Ghodasara', 'Gohil', 'Hirpara', 'Jadeja', 'Jani', 'Joshi', 'Kanani', 'Kapadia', 'Khatri',
  'Kotadia', 'Kotak', 'Macwan', 'Makwana', 'Mansuri', 'Mehta', 'Mistry', 'Modi', 'Nayak', 'Padhiyar', 'Panchal', 'Pandya', 'Parekh',
  'Parmar', 'Patel', 'Pathan', 'Prajapati', 'Rabari', 'Rana', 'Rathod', 'Rathva', 'Raval', 'Sheikh', 'Shah', 'Sisodiya', 'Solanki', 'Soni',
  'Sorathiya', 'Suthar', 'Thakkar', 'Thakor', 'Trivedi', 'Vaghela', 'Vala', 'Vankar', 'Vasava', 'Vyas', 'Zala',
] as const;

const initials = ['A', 'B', 'C', 'D', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'V'] as const;

export function personName(random: Random): string {
  return `${random.pick(givenNames)} ${random.pick(initials)} ${random.pick(surnames)}`;
}

/** Ten digits beginning with 9 or 8, as Indian mobile numbers do. */
export function mobileNumber(random: Random): string {
  return `${random.chance(0.8) ? 9 : 8}${String(random.integer(0, 999_999_999)).padStart(9, '0')}`;
}

export function emailAddress(name: string, empNo: string, company: string): string {
  const [given = '', , surname = ''] = name.toLowerCase().split(' ');
  return `${given}.${surname}.${empNo}@${company.toLowerCase()}.example`;
}
