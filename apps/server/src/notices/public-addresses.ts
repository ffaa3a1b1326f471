/** Which addresses a server may be sent to by its visitors: none of its own, and none of the network that it is in. */
import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
/** By RFC 6890 and its followers: this machine, private networks, those for tests, several at once, and reserved ones. */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Only what is routed between providers is open; of that, what leads to an IPv4 address is not. */
const OPEN_IPV6 = '2000::/3';
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function add(list: BlockList, nets: readonly string[], family: 'ipv4' | 'ipv6'): void {
  for (const net of nets) {
    const [address = '', bits] = net.split('/');
    list.addSubnet(address, Number(bits), family);
  }
}

const open = new BlockList();
add(closed, IPV4, 'ipv4');
add(closed, IPV6, 'ipv6');
add(open, [OPEN_IPV6], 'ipv6');

/** Whether anybody may be reached there. An IPv4 address written as IPv6 may not. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
