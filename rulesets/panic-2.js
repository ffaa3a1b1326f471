// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// node_modules/@noble/hashes/utils.js
function r(e) {
	return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in e && e.BYTES_PER_ELEMENT === 1;
}
var i = (e) => e ? `"${e}" ` : "";
function a(e, t = "") {
	if (typeof e != "number") throw TypeError(i(t) + "expected number, got " + typeof e);
	if (!Number.isSafeInteger(e) || e < 0) throw RangeError(i(t) + "expected integer >= 0, got " + e);
	return e;
}
function o(e, t, n = "") {
	if (r(e) && (t === void 0 || e.length === t)) return e;
	t !== void 0 && a(t, "length");
	let o = r(e), s = t === void 0 ? "" : ` of length ${t}`, c = o ? `length=${e.length}` : `type=${typeof e}`, l = i(n) + "expected Uint8Array" + s + ", got " + c;
	throw o ? RangeError(l) : TypeError(l);
}
function s(e) {
	if (typeof e != "function" || typeof e.create != "function") throw TypeError("expected hash wrapped by utils.createHasher");
	if (a(e.outputLen), a(e.blockLen), e.outputLen < 1 || e.blockLen < 1) throw Error("hash blockLen / outputLen must be >= 1");
}
var c = (e, t) => {
	if (typeof e != "object" || !e || Array.isArray(e)) throw TypeError((t === "object" ? "" : `"${t}" `) + "expected object, got type=" + typeof e);
}, l = (e, t) => {
	c(e, t);
	let n = Object.getPrototypeOf(e);
	if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`);
	if (Object.hasOwn(e, "__proto__")) throw TypeError(`"${t}.__proto__" is not allowed`);
};
function u(e, t = !0) {
	if (e.destroyed) throw Error("hash was destroyed");
	if (t && e.finished) throw Error("digest() was already called");
}
function d(e, t) {
	o(e, void 0, "output");
	let n = t.outputLen;
	if (!(e.length >= n)) throw RangeError("\"output\" expected length >= " + n);
}
function f(...e) {
	for (let t = 0; t < e.length; t++) e[t].fill(0);
}
function p(e) {
	return new DataView(e.buffer, e.byteOffset, e.byteLength);
}
function m(e, t) {
	return e << 32 - t | e >>> t;
}
var h = typeof Uint8Array.from([]).toHex == "function" && typeof Uint8Array.fromHex == "function", g = /* @__PURE__ */ Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function _(e) {
	if (o(e), h) return e.toHex();
	let t = "";
	for (let n = 0; n < e.length; n++) t += g[e[n]];
	return t;
}
function v(e) {
	return e >= 48 && e <= 57 ? e - 48 : e >= 65 && e <= 70 ? e - 55 : e >= 97 && e <= 102 ? e - 87 : void 0;
}
function ee(e) {
	if (typeof e != "string") throw TypeError("hex string expected, got " + typeof e);
	if (h) try {
		return Uint8Array.fromHex(e);
	} catch (e) {
		throw e instanceof SyntaxError ? RangeError(e.message) : e;
	}
	let t = e.length, n = t / 2;
	if (t % 2) throw RangeError("hex string expected, got unpadded hex of length " + t);
	let r = new Uint8Array(n);
	for (let t = 0, i = 0; t < n; t++, i += 2) {
		let n = v(e.charCodeAt(i)), a = v(e.charCodeAt(i + 1));
		if (n === void 0 || a === void 0) {
			let t = e[i] + e[i + 1];
			throw RangeError("hex string expected, got non-hex character \"" + t + "\" at index " + i);
		}
		r[t] = n * 16 + a;
	}
	return r;
}
function te(e) {
	if (typeof e != "string") throw TypeError("string expected");
	let t = new TextEncoder().encode(e);
	try {
		return new Uint8Array(t);
	} finally {
		f(t);
	}
}
function ne(...e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) {
		let r = e[n];
		o(r), t += r.length;
	}
	let n = new Uint8Array(t);
	for (let t = 0, r = 0; t < e.length; t++) {
		let i = e[t];
		n.set(i, r), r += i.length;
	}
	return n;
}
function re(e, t, n = "opts") {
	return l(e, "defaults"), t !== void 0 && l(t, n), Object.assign(Object.create(null), e, t);
}
function ie(e, t = {}) {
	if (typeof e != "function") throw TypeError("\"hashCons\" expected function, got type=" + typeof e);
	t = re({}, t, "info");
	let n = (t, n) => e(n).update(t).digest(), r = e(void 0);
	return n.outputLen = r.outputLen, n.blockLen = r.blockLen, n.canXOF = r.canXOF, n.create = (t) => e(t), Object.assign(n, t), Object.freeze(n);
}
var ae = (e) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	e
]) }), oe = class {
	oHash;
	iHash;
	blockLen;
	outputLen;
	canXOF = !1;
	finished = !1;
	destroyed = !1;
	constructor(e, t) {
		if (s(e), o(t, void 0, "key"), this.iHash = e.create(), typeof this.iHash.update != "function") throw Error("expected Hash instance");
		this.blockLen = this.iHash.blockLen, this.outputLen = this.iHash.outputLen;
		let n = this.blockLen, r = new Uint8Array(n);
		r.set(t.length > n ? e.create().update(t).digest() : t);
		for (let e = 0; e < r.length; e++) r[e] ^= 54;
		this.iHash.update(r), this.oHash = e.create();
		for (let e = 0; e < r.length; e++) r[e] ^= 106;
		this.oHash.update(r), f(r);
	}
	update(e) {
		return u(this), this.iHash.update(e), this;
	}
	digestInto(e) {
		u(this), d(e, this), this.finished = !0;
		let t = e.subarray(0, this.outputLen);
		this.iHash.digestInto(t), this.oHash.update(t), this.oHash.digestInto(t), this.destroy();
	}
	digest() {
		let e = new Uint8Array(this.oHash.outputLen);
		return this.digestInto(e), e;
	}
	_cloneInto(e) {
		e ||= Object.create(Object.getPrototypeOf(this), {});
		let { oHash: t, iHash: n, finished: r, destroyed: i, blockLen: a, outputLen: o, canXOF: s } = this;
		return e = e, e.finished = r, e.destroyed = i, e.blockLen = a, e.outputLen = o, e.canXOF = s, e.oHash = t._cloneInto(e.oHash), e.iHash = n._cloneInto(e.iHash), e;
	}
	clone() {
		return this._cloneInto();
	}
	destroy() {
		this.destroyed = !0, this.oHash.destroy(), this.iHash.destroy();
	}
}, se = /* @__PURE__ */ (() => {
	let e = ((e, t, n) => new oe(e, t).update(n).digest());
	return e.create = (e, t) => new oe(e, t), e;
})(), ce = /* @__PURE__ */ Uint8Array.of(0), le = /* @__PURE__ */ Uint8Array.of();
function ue(e, t, n, r = 32, i) {
	s(e), a(r, "length"), o(t, void 0, "prk");
	let c = e.outputLen;
	if (t.length < c) throw Error("\"prk\" must be at least HashLen octets");
	if (r > 255 * c) throw Error("Length must be <= 255*HashLen");
	let l = Math.ceil(r / c);
	if (n === void 0 ? n = le : o(n, void 0, "info"), !l) return i && f(t), /* @__PURE__ */ new Uint8Array();
	let u = i && l === 1 ? t : new Uint8Array(l * c), { iHash: d, oHash: p } = se.create(e, t), m = i ? t : new Uint8Array(c), h = l > 1 ? i?.iHash || e.create() : void 0;
	for (let e = 0; e < l - 1; e++) {
		ce[0] = e + 1;
		let t = d._cloneInto(h);
		e && t.update(m), t.update(n).update(ce).digestInto(m), p._cloneInto(h).update(m).digestInto(m), u.set(m, c * e);
	}
	if (ce[0] = l, l > 1 && d.update(m), d.update(n).update(ce).digestInto(m), p.update(m).digestInto(m), u.set(m, c * (l - 1)), d.destroy(), p.destroy(), h?.destroy(), m !== u && f(m), f(ce), r === u.length) return u;
	let g = u.slice(0, r);
	return f(u), g;
}
var de = (e, t, n, r, i) => {
	s(e), n === void 0 && (n = new Uint8Array(e.outputLen));
	let a = se.create(e, n).update(t);
	return ue(e, a.digest(), r, i, a);
}, fe = (e) => e / 2 ** 32 | 0, pe = (e) => e >>> 0;
function me(e, t, n, r) {
	let i = fe(n), a = pe(n);
	e.setUint32(t, r ? a : i, r), e.setUint32(t + 4, r ? i : a, r);
}
// node_modules/@noble/hashes/_md.js
function he(e, t, n) {
	return e & t ^ ~e & n;
}
function ge(e, t, n) {
	return e & t ^ e & n ^ t & n;
}
var _e = class {
	blockLen;
	outputLen;
	canXOF = !1;
	padOffset;
	isLE;
	buffer;
	view;
	finished = !1;
	length = 0;
	pos = 0;
	destroyed = !1;
	constructor(e, t, n, r) {
		this.blockLen = e, this.outputLen = t, this.padOffset = n, this.isLE = r, this.buffer = new Uint8Array(e), this.view = p(this.buffer);
	}
	update(e) {
		u(this), o(e);
		let { view: t, buffer: n, blockLen: r } = this, i = e.length, a = !1;
		for (let o = 0; o < i;) {
			let s = Math.min(r - this.pos, i - o);
			if (s === r) {
				let t = p(e);
				for (; r <= i - o; o += r) this.process(t, o);
				a = !0;
			} else n.set(o === 0 && s === i ? e : e.subarray(o, o + s), this.pos), this.pos += s, o += s, this.pos === r && (this.process(t, 0), this.pos = 0, a = !0);
		}
		return this.length += e.length, a && this.roundClean(), this;
	}
	digestInto(e) {
		u(this), d(e, this), this.finished = !0;
		let { buffer: t, view: n, blockLen: r, isLE: i } = this, { pos: a } = this;
		t[a++] = 128, t.fill(0, a), this.padOffset > r - a && (this.process(n, 0), t.fill(0)), me(n, r - 8, this.length * 8, i), this.process(n, 0), this.roundClean();
		let o = e === t ? n : p(e), s = this.outputLen, c = s / 4, l = this.get();
		if (s % 4 || c > l.length) throw Error("invalid outputLen");
		for (let e = 0; e < c; e++) o.setUint32(4 * e, l[e], i);
	}
	digest() {
		let { buffer: e, outputLen: t } = this;
		this.digestInto(e);
		let n = e.slice(0, t);
		return this.destroy(), n;
	}
	_cloneIntoMeta(e) {
		let { buffer: t, length: n, finished: r, destroyed: i, pos: a } = this;
		return e.destroyed = i, e.finished = r, e.length = n, e.pos = a, a && e.buffer.set(t), e;
	}
	clone() {
		return this._cloneInto();
	}
}, ve = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]), ye = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]), be = /* @__PURE__ */ new Uint32Array(64), xe = class extends _e {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(e, t) {
		super(64, e, 8, !1), this.A = t[0] | 0, this.B = t[1] | 0, this.C = t[2] | 0, this.D = t[3] | 0, this.E = t[4] | 0, this.F = t[5] | 0, this.G = t[6] | 0, this.H = t[7] | 0;
	}
	get() {
		let { A: e, B: t, C: n, D: r, E: i, F: a, G: o, H: s } = this;
		return [
			e,
			t,
			n,
			r,
			i,
			a,
			o,
			s
		];
	}
	set(e, t, n, r, i, a, o, s) {
		this.A = e | 0, this.B = t | 0, this.C = n | 0, this.D = r | 0, this.E = i | 0, this.F = a | 0, this.G = o | 0, this.H = s | 0;
	}
	_cloneInto(e) {
		return (e ||= new this.constructor()).set(...this.get()), this._cloneIntoMeta(e);
	}
	process(e, t) {
		for (let n = 0; n < 16; n++, t += 4) be[n] = e.getUint32(t, !1);
		for (let e = 16; e < 64; e++) {
			let t = be[e - 15], n = be[e - 2], r = m(t, 7) ^ m(t, 18) ^ t >>> 3, i = m(n, 17) ^ m(n, 19) ^ n >>> 10;
			be[e] = i + be[e - 7] + r + be[e - 16] | 0;
		}
		let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this;
		for (let e = 0; e < 64; e++) {
			let t = m(o, 6) ^ m(o, 11) ^ m(o, 25), u = l + t + he(o, s, c) + ye[e] + be[e] | 0, d = (m(n, 2) ^ m(n, 13) ^ m(n, 22)) + ge(n, r, i) | 0;
			l = c, c = s, s = o, o = a + u | 0, a = i, i = r, r = n, n = u + d | 0;
		}
		n = n + this.A | 0, r = r + this.B | 0, i = i + this.C | 0, a = a + this.D | 0, o = o + this.E | 0, s = s + this.F | 0, c = c + this.G | 0, l = l + this.H | 0, this.set(n, r, i, a, o, s, c, l);
	}
	roundClean() {
		f(be);
	}
	destroy() {
		this.destroyed = !0, this.set(0, 0, 0, 0, 0, 0, 0, 0), f(this.buffer);
	}
}, Se = class extends xe {
	constructor() {
		super(32, ve);
	}
}, Ce = /* @__PURE__ */ ie(() => new Se(), /* @__PURE__ */ ae(1)), we = ({ seat: e, says: t }) => `${e + 1} ${t}`, Te = /^(?:undo [1-9]\d*|rewind \d+|[1-9]\d* .+)$/, Ee = (e) => Te.test(e);
function De(e) {
	let t = se.create(Ce, ee(e));
	return (e, n) => _(t.clone().update(te(`${e}\n${n}`)).digest());
}
function Oe({ key: e, said: t }, n) {
	let r = /* @__PURE__ */ new Map(), i = De(e), a = n;
	for (let e of t) a = i(a, e), r.set(a, e);
	return r;
}
function ke(e, t) {
	let n = [];
	for (let r of e) {
		let [e = "", i = ""] = r.split(" ", 2);
		if (e === "rewind") n.length = Math.min(n.length, Number(i));
		else if (e === "undo") {
			let e = n.splice(-t), r = e.findLastIndex((e) => e.startsWith(`${i} `));
			n.push(...e.filter((e, t) => t !== r));
		} else n.push(r);
	}
	return n;
}
function Ae(e, t) {
	let n = 0;
	return e.flatMap((e, r) => {
		let i = t[n];
		return i === void 0 || we(i) !== e ? [{
			at: r,
			said: e
		}] : (n++, []);
	});
}
function je(e, t) {
	let n = [], r = 0;
	for (let { at: i, said: a } of t) {
		for (; n.length < i && r < e.length;) n.push(we(e[r++]));
		n.push(a);
	}
	return [...n, ...e.slice(r).map(we)];
}
// packages/engine/src/changes.ts
var Me = 0, Ne = (e) => typeof e == "object" && !!e;
function Pe(e, t) {
	if (e === t) return !0;
	if (!Ne(e) || !Ne(t)) return !1;
	if (Array.isArray(e)) return Array.isArray(t) && Fe(e, t);
	if (Array.isArray(t)) return !1;
	let [n, r] = [e, t];
	for (let e in n) if (!Pe(n[e], r[e])) return !1;
	for (let e in r) if (r[e] !== void 0 && n[e] === void 0) return !1;
	return !0;
}
function Fe(e, t) {
	if (e.length !== t.length) return !1;
	let n = typeof t[0];
	if (n === "number") return Ie(e, t);
	if (n === "boolean") return Le(e, t);
	for (let n = 0; n < e.length; n++) if (!Pe(e[n], t[n])) return !1;
	return !0;
}
function Ie(e, t) {
	for (let n = 0; n < e.length; n++) if (e[n] !== t[n] && !Pe(e[n], t[n])) return !1;
	return !0;
}
function Le(e, t) {
	for (let n = 0; n < e.length; n++) if (e[n] !== t[n] && !Pe(e[n], t[n])) return !1;
	return !0;
}
function Re(e, t) {
	if (e !== t) return !Ne(e) || !Ne(t) || Array.isArray(e) !== Array.isArray(t) ? [t] : Array.isArray(e) ? Be(e, t) : ze(e, t);
}
function ze(e, t) {
	let n;
	for (let r in t) {
		let [i, a] = [e[r], t[r]];
		if (i === a || a === void 0) continue;
		let o = i === void 0 ? [a] : Re(i, a);
		o !== void 0 && (n ??= {}, n[r] = o);
	}
	for (let r in e) e[r] !== void 0 && t[r] === void 0 && (n ??= {}, n[r] = Me);
	return n;
}
function Be(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && Pe(e[r], t[r]);) r++;
	if (r === e.length && r === t.length) return;
	if (e.length === t.length && Ne(e[r]) && Ne(t[r])) return Ve(e, t, r);
	let i = 0;
	for (; i < n - r && Pe(e.at(-1 - i), t.at(-1 - i));) i++;
	let a = t.slice(r, t.length - i);
	return [
		r,
		e.length - i - r,
		...a
	];
}
function Ve(e, t, n) {
	let r = {};
	for (let i = n; i < t.length; i++) {
		let n = Re(e[i], t[i]);
		n !== void 0 && (r[i] = n);
	}
	return r;
}
// packages/engine/src/errors.ts
var y = class extends Error {
	name = "Refused";
	rule;
	constructor(e, t = null) {
		super(t === null ? e : `${e} (${t})`), this.rule = t;
	}
}, He = class extends y {
	name = "Stale";
}, Ue = class extends Error {
	name = "BadRecord";
	played;
	constructor(e, t = 0) {
		super(e), this.played = t;
	}
}, We = class extends Ue {
	name = "OtherVersion";
}, b = class extends Error {
	name = "Broken";
}, Ge = 60;
function Ke(e) {
	let [t = ""] = String(e).split(/[\r\n]/, 1);
	return t.length > Ge ? `${t.slice(0, Ge)}…` : t;
}
var x = (e) => `"${Ke(e)}"`, qe = (...e) => Ce(ne(...e)), Je = (e, t, n) => _(qe(ee(e), te(`${t}\n${n}`))), Ye = (e, t) => _(qe(te(`${e}\nseat ${t + 1} gave nothing`))), Xe = 32;
function Ze({ table: e, secret: t, gave: n }) {
	let r = ne(...n.map((t, n) => qe(te(t ?? Ye(e, n)))), te(e));
	return _(de(Ce, ee(t), void 0, r, Xe));
}
// packages/engine/src/procedure.ts
var Qe = [];
function $e(e) {
	let t = Qe.indexOf(e);
	return t < 0 ? Qe.push(e) - 1 : t;
}
var et = (e, t) => `${e}/${t}`;
function tt() {
	return (e) => ({ steps: (t) => ({
		name: e,
		number: $e(e),
		steps: t
	}) });
}
// packages/engine/src/seats.ts
var nt = (e) => 1 << e, S = (e, t) => !!(e & 1 << t);
// packages/engine/src/game.ts
function rt(e, t) {
	let n = {
		where: [],
		face: [],
		known: [],
		zones: Array.from({ length: e }, () => [])
	};
	for (let [e, r, i] of t) for (let t = 0; t < i; t++) n.zones[r].push(n.where.length), n.where.push(r), n.face.push(e), n.known.push(0);
	return n;
}
var it = {
	at: ".",
	step: null,
	siblings: /* @__PURE__ */ new Map(),
	sentTo: "."
};
it.next = it, it.sent = it;
function at(e) {
	let t = /* @__PURE__ */ new Map(), n = [];
	for (let { name: r, number: i, steps: a } of e.procedures) {
		let o = Object.keys(a), s = /* @__PURE__ */ new Map(), c = it;
		for (let n of o.toReversed()) {
			let i = et(r, n);
			if (t.has(i)) throw new b(`${e.id}: two procedures are called "${r}"`);
			c = {
				at: i,
				step: a[n],
				next: c,
				siblings: s,
				sentTo: ".",
				sent: it
			}, s.set(n, c), t.set(i, c);
		}
		n[i] = c;
	}
	let r = [];
	for (let t of Object.values(e.verbs)) {
		if (r[t.code]) throw new b(`${e.id}: "${t.word}" has the code of another verb`);
		r[t.code] = t;
	}
	let i = rt(e.zones.list.length, e.stock ?? []);
	return {
		...e,
		steps: t,
		entries: n,
		verbByCode: r,
		laid: i
	};
}
// packages/engine/src/log.ts
var ot = "@hidden", C = (e, t) => e.literal ? e.print(t) : `@${e.name}.${e.print(t)}`, st = (e) => typeof e == "object" && !!e && "seen" in e;
function ct(e) {
	for (let t in e) if (st(e[t])) return !0;
	return !1;
}
function lt({ what: e, rule: t, data: n }, r) {
	if (!ct(n)) return {
		what: e,
		rule: t,
		data: n
	};
	let i = {};
	for (let e of Object.keys(n)) {
		let t = n[e];
		i[e] = st(t) ? r(t.seen) ? t.secret : ot : t;
	}
	return {
		what: e,
		rule: t,
		data: i
	};
}
function ut(e, t) {
	let n = [];
	for (let r = t; r < e.length; r++) {
		let { what: t, rule: i, to: a, data: o } = e[r];
		if (a !== -1 || ct(o)) return null;
		n.push({
			what: t,
			rule: i,
			data: o
		});
	}
	return n;
}
var dt = {
	log: null,
	from: -1,
	last: void 0,
	lines: null
}, ft = class {
	entries = [];
	addressOf = (e) => e;
	tell(e, t, n = {}, r = -1) {
		this.entries.push({
			what: t,
			rule: this.addressOf(e),
			to: r,
			data: n
		});
	}
	linesFor(e, t = 0) {
		let { entries: n } = this, r = t > 0 ? this.#e(t) : null;
		if (r !== null) return r;
		let i = (t) => S(t, e), a = [];
		for (let e = t; e < n.length; e++) {
			let t = n[e];
			i(t.to) && a.push(lt(t, i));
		}
		return a;
	}
	#e(e) {
		let t = this.entries.at(-1);
		return (dt.log !== this || dt.from !== e || dt.last !== t) && (dt = {
			log: this,
			from: e,
			last: t,
			lines: ut(this.entries, e)
		}), dt.lines;
	}
	placeAfter(e, t) {
		let n = 0;
		for (let r = t; r > 0 && n < this.entries.length; n++) S(this.entries[n].to, e) && r--;
		return n;
	}
	truth() {
		return this.entries.map((e) => lt(e, () => !0));
	}
};
function pt(e, t) {
	let { group: n, name: r, front: i } = e.kinds[t];
	return `@${n}.${i ?? r}`;
}
function mt(e, t) {
	return {
		secret: pt(e.game, e.kind(t)),
		seen: e.seers(t)
	};
}
// packages/engine/src/outside.ts
var ht = (e, t) => Object.hasOwn(e, t) ? e[t] : void 0, gt = {
	record: 4e6,
	link: 5e5,
	scenario: 2e5,
	experiment: 2e5
}, _t = (e, t) => t > gt[e] ? `it is too big: a ${e} has at most ${gt[e].toLocaleString("en")} characters` : null;
// packages/engine/src/checked.ts
function vt() {
	try {
		return !0;
	} catch {
		return !1;
	}
}
var yt = !vt();
// packages/engine/src/verbs.ts
function w(e, t) {
	let n = new Map(t.map((e, t) => [e, t]));
	return {
		name: e,
		size: t.length,
		print: (n) => t[n] ?? `${e}?${n}`,
		parse: (e) => n.get(e) ?? -1
	};
}
function bt(e, t) {
	return {
		name: e,
		size: t + 1,
		literal: !0,
		print: (e) => String(e),
		parse: (e) => /^\d{1,9}$/.test(e) && Number(e) <= t ? Number(e) : -1
	};
}
var xt = 8, St = 255, Ct = 31, wt = 53, Tt = (e) => 32 - Math.clz32(Math.max(1, e - 1));
function Et({ code: e, below: t, bits: n }) {
	let r = n.map((e) => (1 << e) - 1), [i = 0, a = 0, o = 0] = t;
	return {
		make: t.length === 0 ? () => e : t.length === 1 ? (t) => e | t << i : t.length === 2 ? (t, n) => e | t << i | n << a : t.length === 3 ? (t, n, r) => e | t << i | n << a | r << o : (...n) => n.reduce((e, n, r) => e | n << t[r], e),
		value: (e, n) => e >>> t[n] & r[n]
	};
}
function Dt({ code: e, below: t, bits: n }) {
	return {
		make: (...n) => n.reduce((e, n, r) => e + n * 2 ** t[r], e),
		value: (e, r) => Math.floor(e / 2 ** t[r]) % 2 ** n[r]
	};
}
function Ot(e, t, n) {
	let r = n.map(([, { size: e }]) => Tt(e)), i = [], a = xt;
	for (let e of r) i.push(a), a += e;
	if (a > wt || t > St) throw new b(`verb "${e}" needs ${a} bits, an option has ${wt}`);
	let o = (a > Ct ? Dt : Et)({
		code: t,
		below: i,
		bits: r
	}), { make: s, value: c } = yt ? kt(o, e, t, n) : o;
	return Object.assign(s, {
		word: e,
		code: t,
		params: n,
		value: c,
		values: (e) => n.map((t, n) => c(e, n)),
		printed: /* @__PURE__ */ new Map(),
		barred: /* @__PURE__ */ new Map()
	});
}
function kt({ make: e, value: t }, n, r, i) {
	return {
		make: (...t) => {
			if (t.length !== i.length) throw new b(`"${n}" takes ${i.length} values, not ${t.length}`);
			for (let e = 0; e < t.length; e++) {
				let [r, { size: a }] = i[e], o = t[e];
				if (!Number.isInteger(o) || o < 0 || o >= a) throw new b(`${r} of "${n}" is 0 to ${a - 1}, not ${o}`);
			}
			return e(...t);
		},
		value: (e, a) => {
			if (T(e) !== r || a >= i.length) throw new b(`option ${e} has no value ${a} of "${n}"`);
			return t(e, a);
		}
	};
}
function At(e, t = 0) {
	return Object.fromEntries(Object.keys(e).map((n, r) => [n, Ot(n, t + r, e[n])]));
}
var T = (e) => e & St, jt = "nothing";
function Mt(e, t) {
	let n = e.verbByCode[T(t)];
	if (n === void 0) throw new y(`${t} is not an option of this game`);
	return n;
}
var Nt = (e, t, n) => Mt(e, t).value(t, n), Pt = (e, t) => e.params.map(([, n], r) => n.print(e.value(t, r))), Ft = 4096;
function It(e, t) {
	let n = Mt(e, t), { printed: r } = n, i = r.get(t);
	return i === void 0 && (i = [n.word, ...Pt(n, t)].join(" "), r.size < Ft && r.set(t, i)), i;
}
function Lt(e, t, n) {
	let { barred: r } = Mt(e, t), i = r.get(t), a = i?.find((e) => e.rule === n);
	if (a !== void 0) return a;
	let o = {
		option: It(e, t),
		rule: n
	};
	return i === void 0 ? r.size < Ft && r.set(t, [o]) : i.push(o), o;
}
function Rt(e, t) {
	if (typeof t == "number") return It(e, t);
	let [n] = t;
	return n === void 0 ? jt : [Mt(e, n).word, ...t.flatMap((t) => Pt(Mt(e, t), t))].join(" ");
}
function zt(e, t) {
	let n = ht(e.verbs, t);
	if (n === void 0) {
		let n = Object.keys(e.verbs).join(", ");
		throw new y(`${x(t)} is no verb of this game; it knows ${n}`);
	}
	return n;
}
function Bt(e, t, n) {
	let [, r] = e.params[t], i = r.parse(n);
	if (i < 0) throw new y(`${x(n)} in "${e.word} …" is no ${r.name}`);
	return i;
}
function Vt(e, t, n) {
	let [r = "", ...i] = t.trim().split(/\s+/);
	if (n && r === jt && i.length === 0) return [];
	let a = zt(e, r), o = a.params.length;
	if (n && o === 1) return i.map((e) => a(Bt(a, 0, e)));
	if (i.length !== o) {
		let e = a.params.map(([e]) => `<${e}>`).join(" ");
		throw new y(`${x(t.trim())} must read "${`${a.word} ${e}`.trim()}"`);
	}
	let s = a(...i.map((e, t) => Bt(a, t, e)));
	return n ? [s] : s;
}
// packages/engine/src/state.ts
function Ht(e) {
	for (let t = 0; t < e.length; t++) if (typeof e[t] == "object" && e[t] !== null) return !1;
	return !0;
}
function E(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		if (Ht(e)) return e.slice();
		let t = Array(e.length);
		for (let n = 0; n < e.length; n++) t[n] = E(e[n]);
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let n = t[e];
		typeof n == "object" && n && (t[e] = E(n));
	}
	return t;
}
function Ut(e) {
	return {
		at: e.at,
		local: E(e.local),
		asked: e.asked === null ? null : e.asked.slice(),
		answers: e.answers === null ? null : E(e.answers)
	};
}
function Wt(e) {
	let t = e.slice();
	for (let n = 0; n < e.length; n++) t[n] = e[n].slice();
	return t;
}
function Gt(e) {
	return {
		seats: e.seats,
		vars: E(e.vars),
		random: e.random.slice(),
		rigged: e.rigged.slice(),
		zones: Wt(e.zones),
		where: e.where.slice(),
		face: e.face.slice(),
		known: e.known.slice(),
		notes: Wt(e.notes),
		stack: e.stack.map(Ut),
		over: e.over
	};
}
var Kt = (e) => e.some((e) => Array.isArray(e) ? Kt(e) : typeof e == "object" && !!e);
function qt(e) {
	if (typeof e != "object" || !e) return JSON.stringify(e) ?? "null";
	if (Array.isArray(e)) return Kt(e) ? `[${e.map(qt).join(",")}]` : JSON.stringify(e);
	let t = e, n = "";
	for (let e of Object.keys(t).sort()) t[e] !== void 0 && (n += `${n === "" ? "" : ","}${JSON.stringify(e)}:${qt(t[e])}`);
	return `{${n}}`;
}
var Jt = (e) => _(Ce(te(qt(e)))).slice(0, 32), Yt = [
	1634760805,
	857760878,
	2036477234,
	1797285236
], D = (e, t) => e << t | e >>> 32 - t, O = /* @__PURE__ */ new Int32Array(16);
function Xt(e, t, n) {
	let r = Yt[0], i = Yt[1], a = Yt[2], o = Yt[3], s = e[0], c = e[1], l = e[2], u = e[3], d = e[4], f = e[5], p = e[6], m = e[7], h = t, g = 0, _ = 0, v = 0;
	for (let e = 0; e < n; e += 2) r = r + s | 0, h = D(h ^ r, 16), d = d + h | 0, s = D(s ^ d, 12), r = r + s | 0, h = D(h ^ r, 8), d = d + h | 0, s = D(s ^ d, 7), i = i + c | 0, g = D(g ^ i, 16), f = f + g | 0, c = D(c ^ f, 12), i = i + c | 0, g = D(g ^ i, 8), f = f + g | 0, c = D(c ^ f, 7), a = a + l | 0, _ = D(_ ^ a, 16), p = p + _ | 0, l = D(l ^ p, 12), a = a + l | 0, _ = D(_ ^ a, 8), p = p + _ | 0, l = D(l ^ p, 7), o = o + u | 0, v = D(v ^ o, 16), m = m + v | 0, u = D(u ^ m, 12), o = o + u | 0, v = D(v ^ o, 8), m = m + v | 0, u = D(u ^ m, 7), r = r + c | 0, v = D(v ^ r, 16), p = p + v | 0, c = D(c ^ p, 12), r = r + c | 0, v = D(v ^ r, 8), p = p + v | 0, c = D(c ^ p, 7), i = i + l | 0, h = D(h ^ i, 16), m = m + h | 0, l = D(l ^ m, 12), i = i + l | 0, h = D(h ^ i, 8), m = m + h | 0, l = D(l ^ m, 7), a = a + u | 0, g = D(g ^ a, 16), d = d + g | 0, u = D(u ^ d, 12), a = a + u | 0, g = D(g ^ a, 8), d = d + g | 0, u = D(u ^ d, 7), o = o + s | 0, _ = D(_ ^ o, 16), f = f + _ | 0, s = D(s ^ f, 12), o = o + s | 0, _ = D(_ ^ o, 8), f = f + _ | 0, s = D(s ^ f, 7);
	return O[0] = r + Yt[0], O[1] = i + Yt[1], O[2] = a + Yt[2], O[3] = o + Yt[3], O[4] = s + e[0], O[5] = c + e[1], O[6] = l + e[2], O[7] = u + e[3], O[8] = d + e[4], O[9] = f + e[5], O[10] = p + e[6], O[11] = m + e[7], O[12] = h + t, O[13] = g, O[14] = _, O[15] = v, O;
}
// packages/engine/src/random.ts
var Zt = "chacha8", Qt = 8, $t = 8, en = 9, tn = 10, nn = /^[0-9a-f]{64}$/, rn = (e, t) => e[t] | e[t + 1] << 8 | e[t + 2] << 16 | e[t + 3] << 24, an = (e) => nn.test(e) ? ee(e) : Ce(te(e)), on = (e) => _(an(e));
function sn(e) {
	let t = an(e), n = [];
	for (let e = 0; e < 8; e++) n.push(rn(t, 4 * e));
	n.push(-1, 16);
	for (let e = 0; e < 16; e++) n.push(0);
	return n;
}
function cn(e) {
	let t = Ce(te(e));
	return [
		rn(t, 0) || 1,
		rn(t, 4),
		rn(t, 8),
		rn(t, 12)
	];
}
var ln = (e) => e.length === 4;
function un(e) {
	if (ln(e)) return { xoshiro: e };
	let t = e[$t] * 16 + e[en];
	return {
		[Zt]: e.slice(0, 8),
		given: t
	};
}
function dn(e, t) {
	e.length = t.length;
	for (let n = 0; n < t.length; n++) e[n] = t[n];
}
function k(e) {
	if (ln(e)) return fn(e);
	if (e[en] === 16) {
		e[$t]++, e[en] = 0;
		let t = Xt(e, e[$t], Qt);
		for (let n = 0; n < 16; n++) e[tn + n] = t[n];
	}
	return e[tn + e[en]++] >>> 0;
}
function fn(e) {
	let t = e[1], n = Math.imul(t, 5), r = Math.imul(n << 7 | n >>> 25, 9) >>> 0, i = t << 9;
	e[2] ^= e[0], e[3] ^= t, e[1] ^= e[2], e[0] ^= e[3], e[2] ^= i;
	let a = e[3];
	return e[3] = a << 11 | a >>> 21, r;
}
var pn = 954437177, mn = 3435973837;
function hn(e, t) {
	let n = Math.imul(t, pn);
	e[1] = Math.imul(n >>> 7 | n << 25, mn);
}
var gn = 4294967296, _n = (e, t) => (e >>> 0) % (t >>> 0) >>> 0;
function vn(e, t) {
	for (;;) {
		let n = k(e), r = _n(n, t);
		if (n - r <= gn - t) return r;
	}
}
function A(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = vn(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
}
// packages/engine/src/written.ts
var yn = (e) => typeof e == "object" && !!e && !Array.isArray(e);
function bn(e, t, n) {
	return Array.isArray(n) ? typeof t == "string" || "print" in t ? n.map((n) => bn(e, t, n)) : Object.fromEntries(t.by.flatMap((e, r) => n[r] === t.blank[r] ? [] : [[e, n[r]]])) : typeof n != "number" || n < 0 ? n : t === "kind" ? `${e.kinds[n].group}.${e.kinds[n].name}` : t === "option" ? It(e, n) : typeof t == "object" && "print" in t ? t.print(n) : n;
}
function xn(e, t) {
	if (Array.isArray(t)) return t.map((t) => xn(e, t));
	if (!yn(t)) return t;
	let n = {};
	for (let r of Object.keys(t)) {
		let i = e.writing?.get(r);
		i === void 0 ? n[r] = xn(e, t[r]) : i !== "derived" && (n[r] = bn(e, i, t[r]));
	}
	return n;
}
function Sn(e, t) {
	let n = {};
	t.zones.forEach((r, i) => {
		r.length !== 0 && (n[e.zones.list[i].name] = r.map((n) => {
			let { group: r, name: i } = e.kinds[t.face[n]];
			return [
				n,
				`${r}.${i}`,
				t.known[n]
			];
		}));
	});
	let r = (t) => t === null ? null : typeof t == "number" ? It(e, t) : t.map((t) => It(e, t));
	return {
		seats: t.seats,
		vars: xn(e, t.vars),
		random: un(t.random),
		rigged: t.rigged,
		zones: n,
		notes: t.notes,
		stack: t.stack.map(({ at: t, local: n, asked: i, answers: a }) => ({
			at: t,
			local: xn(e, n),
			asked: i,
			answers: a?.map(r) ?? null
		})),
		over: t.over
	};
}
// packages/engine/src/table.ts
var Cn = [], wn = (e, t) => e.rule?.(t) ?? t, Tn = class {
	explaining;
	#e;
	options = [];
	refused;
	constructor(e, t) {
		this.explaining = e, this.refused = e ? [] : Cn, this.#e = t;
	}
	add(e) {
		this.options.push(e);
	}
	refuse(e, t) {
		this.explaining && this.refused.push({
			option: e,
			rule: wn(this.#e, t)
		});
	}
	unless(e, t) {
		e === null ? this.options.push(t) : this.refuse(t, e);
	}
}, En = [], Dn = (e, t) => e.filter((e, n) => t[n] === null), On = [], kn = {
	min: 1,
	max: 1
}, An = Array.from({ length: 32 }, (e, t) => [t]), jn = 1e5, Mn = 1e3, Nn = class e {
	game;
	state;
	vars;
	#e = null;
	#t;
	learned = 0;
	leaked = !1;
	#n = -1;
	touched = null;
	runs = 0;
	#r = [];
	#i = On;
	#a = -1;
	constructor(e, t, n = null) {
		this.game = e, this.state = t, this.vars = t.vars, this.#t = e.zones.list, this.log = n;
	}
	get log() {
		return this.#e;
	}
	set log(e) {
		this.#e = e, e !== null && (e.addressOf = (e) => wn(this.game, e));
	}
	create(e, t) {
		let { state: n } = this, r = n.where.length;
		return n.where.push(t), n.face.push(e), n.known.push(0), n.zones[t].push(r), this.touched?.add(t), r;
	}
	zone(e) {
		return this.state.zones[e];
	}
	where(e) {
		return this.state.where[e];
	}
	kind(e) {
		return this.state.face[e];
	}
	find(e, t) {
		let { face: n, zones: r } = this.state, i = r[e];
		for (let e = 0; e < i.length; e++) if (n[i[e]] === t) return i[e];
		return -1;
	}
	count(e, t) {
		let { face: n, zones: r } = this.state, i = r[e], a = 0;
		for (let e = 0; e < i.length; e++) n[i[e]] === t && a++;
		return a;
	}
	top(e) {
		return this.state.zones[e].at(-1) ?? -1;
	}
	move(e, t) {
		let n = this.top(t), r = this.#c(e);
		this.state.zones[t].push(e);
		let i = this.#t[t];
		i.top && n >= 0 && (this.state.known[n] = -1), this.#l(e, t, r, i.top ? -1 : i.faces);
	}
	slip(e, t, n = 0) {
		let r = this.#c(e), i = this.state.zones[t];
		i.splice(n, 0, e);
		let a = this.#t[t], o = a.top && i.at(-1) === e;
		this.#l(e, t, r, o ? -1 : a.faces);
	}
	#o = 0;
	#s = 0;
	#c(e) {
		let { state: t } = this, n = t.where[e], r = t.zones[n], i = this.#t[n], a = t.known[e], o = r.length - 1, s = r[o] === e;
		if (!s) for (let t = r.indexOf(e); t < o; t++) r[t] = r[t + 1];
		r.pop(), this.#o = n, this.touched?.add(n);
		let c = i.top && s ? -1 : i.faces;
		if (this.#s = i.ordered ? c | a : c, i.top && s && o > 0) {
			let e = r[o - 1];
			this.learned |= -1 & ~t.known[e], t.known[e] = -1;
		}
		return c | a;
	}
	#l(e, t, n, r) {
		let { state: i } = this, a = this.#t[this.#o];
		i.where[e] = t, this.touched?.add(t);
		let o = r & ~n;
		this.learned |= o, o !== 0 && !this.#u(n) && (this.leaked = !0);
		let s = this.#s | r, c = s & ~this.#t[t].faces;
		if (i.known[e] = c === 0 || this.#d(e) ? 0 : c, !a.ordered && a.faces !== -1) for (let e of i.zones[this.#o]) i.known[e] &= s;
	}
	turn(e, t) {
		this.state.face[e] = t, this.touched?.add(this.state.where[e]);
	}
	peek(e, t) {
		this.knows(e, t) || ((this.#n < 0 || !this.knows(this.#n, t)) && (this.leaked = !0), this.state.known[t] |= nt(e), this.touched?.add(this.state.where[t]), this.learned |= nt(e));
	}
	#u(e) {
		return this.#n >= 0 && S(e, this.#n);
	}
	reveal(e) {
		this.state.known[e] !== -1 && (this.state.known[e] = -1, this.touched?.add(this.state.where[e]), this.learned = -1);
	}
	forget(e) {
		this.state.known[e] = 0, this.touched?.add(this.state.where[e]);
	}
	#d(e) {
		return this.game.kinds[this.state.face[e]].front !== void 0;
	}
	seers(e) {
		if (this.state.over !== null) return -1;
		let t = this.state.where[e], n = this.#t[t];
		return n.top && this.top(t) === e ? -1 : n.faces | this.state.known[e];
	}
	sees(e, t) {
		return S(this.seers(t), e);
	}
	knows(e, t) {
		if (!this.sees(e, t)) return !1;
		if (!this.#d(t) || this.state.over !== null) return !0;
		let { within: n } = this.#t[this.state.where[t]];
		return S(n | this.state.known[t], e);
	}
	note(e, t, n) {
		this.state.notes[e].push({
			what: t,
			data: n
		}), this.learned |= nt(e), this.leaked = !0;
	}
	roll(e) {
		this.learned = -1;
		let { state: t } = this;
		return t.rigged.length > 0 ? t.rigged.shift() : vn(t.random, e) + 1;
	}
	pick(e) {
		if (e < 1) throw new b(`${this.game.id}: there is nothing to pick from at ${this.trail}`);
		return vn(this.state.random, e);
	}
	shuffle(e) {
		let t = this.state.zones[e];
		A(this.state.random, t);
		for (let e of t) this.state.known[e] = 0;
		this.touched?.add(e);
	}
	call(e, t) {
		if (this.#f) return;
		let n = this.game.entries[e.number];
		if (n === void 0) throw new b(`${this.game.id} has no procedure "${e.name}"`);
		let { stack: r } = this.state;
		if (r.length === Mn) {
			let e = r.slice(-5).map((e) => e.at);
			throw new b(`${this.game.id}: calls without end at ${e.join(" > ")}`);
		}
		this.#r[r.length] = n, r.push({
			at: n.at,
			local: t,
			asked: null,
			answers: null
		});
	}
	#f = !1;
	instead(e, t) {
		this.#f ||= (this.state.stack.length = 0, this.call(e, t), !0);
	}
	answerOf(e) {
		let t = this.state.stack.at(-1);
		return t.answers[t.asked.indexOf(e)];
	}
	get answer() {
		return this.state.stack.at(-1).answers[0];
	}
	get answered() {
		return this.state.stack.at(-1).asked !== null;
	}
	finish(e) {
		return this.state.over = e, this.state.stack.length = 0, this.learned = -1, ".";
	}
	run() {
		let { stack: e } = this.state;
		this.#a = -1, this.runs++;
		let t = 0;
		for (; this.state.over === null;) {
			if (++t > jn) throw new b(`${this.game.id}: goes in circles at ${this.trail}`);
			let n = e.length - 1, r = e[n];
			if (r === void 0) throw new b(`${this.game.id}: no procedure left to run`);
			let i = this.#p(r, n), a = i.step;
			if (a === null) e.pop();
			else if (typeof a == "function") {
				this.#m(r, n, i.next);
				let e = a(this, r.local);
				if (this.#f = !1, e === void 0) continue;
				if (e === ".") {
					this.#m(r, n, it);
					continue;
				}
				if (e !== i.sentTo) {
					let t = i.siblings.get(e);
					if (t === void 0) throw new b(`${this.game.id}: ${i.at} has no step "${e}" beside it`);
					i.sentTo = e, i.sent = t;
				}
				this.#m(r, n, i.sent);
			} else if (this.#h(r, a)) return;
			else this.#m(r, n, i.next);
		}
	}
	#p(e, t) {
		let n = this.#r[t];
		if (n !== void 0 && n.at === e.at) return n;
		let r = e.at === "." ? it : this.game.steps.get(e.at);
		if (r === void 0) throw new b(`${this.game.id}: there is no step "${e.at}"`);
		return this.#r[t] = r, r;
	}
	#m(e, t, n) {
		e.at = n.at, this.#r[t] = n;
	}
	#h(e, t) {
		let n = t.asks(this, e.local);
		return (typeof n == "number" ? n < 0 : n.length === 0) ? (e.asked = null, e.answers = null, !1) : (typeof n == "number" ? (e.asked = An[n], e.answers?.length === 1 ? e.answers[0] = null : e.answers = [null]) : (e.asked = n, e.answers = n.map(() => null)), !0);
	}
	static start(t, n, r = null) {
		let i = {
			seats: n.seats,
			vars: t.vars(n),
			random: sn(n.seed),
			rigged: [],
			zones: Wt(t.laid.zones),
			where: t.laid.where.slice(),
			face: t.laid.face.slice(),
			known: t.laid.known.slice(),
			notes: Array.from({ length: n.seats }, () => []),
			stack: [],
			over: null
		}, a = new e(t, i, r);
		return t.setUp(a, n), a.run(), a;
	}
	get over() {
		return this.state.over;
	}
	get asked() {
		return this.state.stack.at(-1)?.asked ?? En;
	}
	get pending() {
		let e = this.state.stack.at(-1);
		return e?.asked ? e.asked.length === 1 ? e.asked : Dn(e.asked, e.answers) : [];
	}
	hasAnswered(e) {
		let t = this.state.stack.at(-1), n = t?.asked?.indexOf(e) ?? -1;
		return n >= 0 && t.answers[n] !== null;
	}
	withdraw(e) {
		if (!this.hasAnswered(e)) throw new y(`seat ${e + 1} has not answered`);
		let { asked: t, answers: n } = this.state.stack.at(-1);
		n[t.indexOf(e)] = null, this.#a = -1;
	}
	options(e) {
		return this.#a !== e && this.#v(e, !1), this.#i;
	}
	choose(e) {
		let t = this.#g(e);
		return this.#_(t).count?.(this, t.local, e) ?? kn;
	}
	question(e) {
		let t = this.#g(e), { options: n, refused: r } = this.#v(e, !0);
		return {
			seat: e,
			at: t.at,
			...this.choose(e),
			options: n,
			refused: r
		};
	}
	decide(e, t) {
		let n = this.#g(e), r = this.#y(n, e, t);
		this.#n = e;
		let i = n.answers;
		if (this.#a = -1, i.length === 1) i[0] = r;
		else if (i[n.asked.indexOf(e)] = r, i.includes(null)) return;
		let a = this.state.stack.length - 1;
		this.#m(n, a, this.#p(n, a).next), this.run();
	}
	#g(e) {
		if (this.state.over !== null) throw new y("the game is over");
		let t = this.state.stack[this.state.stack.length - 1], n = (t?.asked ?? En).indexOf(e);
		if (t !== void 0 && n >= 0 && t.answers[n] === null) return t;
		let r = this.asked.map((e) => e + 1).join(", "), i = n < 0 ? "is not asked" : "has answered already";
		throw new y(`seat ${e + 1} ${i}; the question is for seat ${r}`);
	}
	#_(e) {
		let { step: t } = this.#p(e, this.state.stack.length - 1);
		return t;
	}
	#v(e, t) {
		let n = this.#g(e), r = new Tn(t, this.game);
		if (this.#_(n).options(this, n.local, e, r), r.options.length === 0 && this.choose(e).min > 0) throw new b(`${this.game.id}: nothing to answer at ${this.trail}`);
		return this.#i = r.options, this.#a = e, r;
	}
	#y(e, t, n) {
		let r = this.options(t), { min: i, max: a } = this.#_(e).count?.(this, e.local, t) ?? kn, o = i !== 1 || a !== 1;
		if (!o && typeof n == "number") {
			if (!r.includes(n)) throw this.#b(t, n);
			return n;
		}
		if (!o || typeof n == "number") {
			let e = o ? `between ${i} and ${a} options` : "exactly one option";
			throw new y(`seat ${t + 1} must answer with ${e}`);
		}
		for (let e of n) if (!r.includes(e)) throw this.#b(t, e);
		if (new Set(n).size !== n.length) throw new y(`"${Rt(this.game, n)}" names an option twice`);
		if (n.length < i || n.length > a) throw new y(`seat ${t + 1} must choose ${i} to ${a}, not ${n.length}`);
		return n.toSorted((e, t) => e - t);
	}
	#b(e, t) {
		let { at: n, refused: r } = this.question(e), i = r.find((e) => e.option === t)?.rule ?? null;
		return new y(`"${It(this.game, t)}" is not offered at ${n}`, i);
	}
	clone(t = null) {
		return new e(this.game, Gt(this.state), t);
	}
	get hash() {
		return Jt(Sn(this.game, this.state));
	}
	get trail() {
		return this.state.stack.map((e) => e.at).join(" > ");
	}
}, Pn = 25, Fn = 32, In = class e {
	game;
	setup;
	log = new ft();
	decisions = [];
	#e = [];
	#t;
	#n = null;
	#r = 0;
	#i = !1;
	#a = 0;
	#o;
	#s;
	constructor(e, t, { marks: n = !0 } = {}) {
		this.game = e, this.setup = t, this.#s = n, this.#t = Nn.start(e, t, this.log), this.#o = Array(t.seats).fill(0);
	}
	get table() {
		return this.#t;
	}
	numberFor(e) {
		return this.#a + (this.#o[e] ?? 0);
	}
	decide(e, t, n = this.numberFor(e)) {
		this.#f(e, n);
		let r = this.#t, i = r.asked.length === 1, a = this.#c(e), o = r.pending.length === 1;
		this.#i = !i, r.learned = 0, r.leaked = !1, r.decide(e, t), this.#n = a, this.#r = r.leaked || S(r.learned, e) || r.asked.length > 1 || !i ? 0 : this.decisions.at(-1)?.seat === e ? this.#r + 1 : 1;
		let s = typeof t == "number" ? t : t.toSorted((e, t) => e - t);
		this.decisions.push({
			seat: e,
			says: Rt(this.game, s)
		}), o && this.#a++, this.#s && this.decisions.length % Pn === 0 && this.#e.push(this.#u());
	}
	#c(e) {
		let { table: t, decisions: n, log: r } = this, i = n.length, a = i - (this.#n?.at ?? 0) < Fn, o = this.undoable(e) > 0 || t.pending.length < t.asked.length;
		return a || o ? this.#n : {
			at: i,
			state: Gt(t.state),
			told: r.entries.length
		};
	}
	get checkpoints() {
		return this.#l.#e;
	}
	get #l() {
		if (this.#s) return this;
		let t = new e(this.game, this.setup);
		for (let { seat: e, says: n } of this.decisions) t.say(e, n);
		return t;
	}
	checkpoint() {
		let { at: e, state: t, log: n } = this.#l.#u();
		return {
			at: e,
			state: t,
			log: n
		};
	}
	#u() {
		let e = this.decisions.length, t = this.#e.findLast((t) => t.at <= e);
		if (t?.at === e) return t;
		let { entries: n } = this.log, r = n.length, i = Jt([t?.log ?? "", n.slice(t?.told ?? 0)]);
		return {
			at: e,
			state: this.#t.hash,
			log: i,
			told: r
		};
	}
	#d(e) {
		this.#e = this.#e.filter(({ at: t }) => t <= e);
	}
	say(e, t, n = this.numberFor(e)) {
		this.#f(e, n), this.decide(e, this.read(e, t));
	}
	#f(e, t) {
		let n = this.numberFor(e);
		if (t !== n) throw new He(`seat ${e + 1} is too late: the answer is for question ${t + 1}, the game is at ${n + 1}`);
	}
	read(e, t) {
		let { min: n, max: r } = this.#t.choose(e);
		return Vt(this.game, t, n !== 1 || r !== 1);
	}
	undoable(e) {
		return this.#t.asked.length > 1 ? +!!this.#t.hasAnswered(e) : this.decisions.at(-1)?.seat === e ? this.#r : 0;
	}
	whyNotUndo(e) {
		return this.#t.asked.length > 1 || this.undoable(e) > 0 ? null : !this.#i && this.decisions.at(-1)?.seat === e ? "learned" : this.decisions.some((t) => t.seat === e) ? "others" : null;
	}
	undo(e) {
		if (this.undoable(e) === 0) throw new y(`seat ${e + 1} cannot take that back: somebody learned or did something since`);
		this.#r === 0 ? this.#p(e) : (this.decisions.pop(), this.#d(this.decisions.length), this.#r--, this.#m(), this.#a++);
	}
	#p(e) {
		this.#t.withdraw(e);
		let t = this.decisions.findLastIndex((t) => t.seat === e);
		this.decisions.splice(t, 1), this.#d(t), this.#o[e]++;
	}
	rewind(e) {
		if (!Number.isInteger(e) || e < 0 || e > this.decisions.length) throw new y(`there are ${this.decisions.length} decisions, no number ${e}`);
		let t = this.decisions.slice(0, e);
		this.decisions.length = 0, this.log.entries.length = 0, this.#e = [], this.#n = null, this.#r = 0, this.#t = Nn.start(this.game, this.setup, this.log);
		let n = this.#a;
		for (let { seat: e, says: n } of t) this.say(e, n);
		this.#a = n + 1;
	}
	#m() {
		let { game: e, log: t, decisions: n } = this, r = this.#n;
		t.entries.length = r?.told ?? 0, this.#t = r === null ? Nn.start(e, this.setup, t) : new Nn(e, Gt(r.state), t);
		for (let { seat: e, says: t } of n.slice(r?.at ?? 0)) this.#t.decide(e, this.read(e, t));
	}
}, Ln = /^[\w.:-]{1,64}$/, Rn = (e) => e === "true" || e === "false" ? e === "true" : /^\d+$/.test(e) ? Number(e) : e;
function zn(e, t) {
	let { min: n, max: r } = e.seats;
	if (!Number.isInteger(t.seats) || t.seats < n || t.seats > r) throw new y(`${e.id} seats ${n} to ${r} players, not ${Ke(t.seats)}`);
	if (!Ln.test(t.seed)) throw new y(`a seed has 1 to 64 letters, digits, ".", ":", "_" or "-", not ${x(t.seed)}`);
	let i = {};
	for (let t of Object.keys(e.options)) i[t] = e.options[t][0];
	for (let [n, r] of Object.entries(t.options ?? {})) {
		let t = ht(e.options, n);
		if (t === void 0) {
			let t = Object.keys(e.options).join(", ");
			throw new y(`${e.id} has no option ${x(n)}; it has ${t}`);
		}
		if (!t.includes(r)) throw new y(`option ${n} is one of ${t.join(", ")}, not ${x(r)}`);
		i[n] = r;
	}
	return {
		game: e.id,
		seats: t.seats,
		seed: t.seed,
		options: i
	};
}
// packages/engine/src/record.ts
var Bn = "2", Vn = (e) => e.replace(/\s+/g, " ").trim();
function Hn(e, t = {}) {
	let { game: n, setup: r, decisions: i, checkpoints: a } = e, { players: o = [], fair: s, chain: c, comments: l = [] } = t, u = Object.entries(r.options).filter(([e, t]) => t !== n.options[e][0]), d = new Map(a.map((e) => [e.at, e])), f = e.checkpoint(), p = ({ at: e, state: t, log: n }) => `${e} ${t} ${n}`;
	return [
		`deadlight ${Bn}`,
		`game ${n.id} ${n.rules}`,
		`generator ${Zt}`,
		`seats ${r.seats}`,
		`seed ${on(r.seed)}`,
		...u.map(([e, t]) => `option ${e} ${t}`),
		...o.map(({ kind: e, name: t }, n) => Vn(`player ${n + 1} ${e} ${t}`)),
		...s === void 0 ? [] : Wn(s),
		...c === void 0 ? [] : Gn(c, i),
		...l.map((e) => `# ${Vn(e)}`),
		"",
		...i.flatMap(({ seat: e, says: t }, n) => {
			let r = n + 1 < f.at ? d.get(n + 1) : void 0;
			return [`${e + 1} ${t}`, ...r ? [`at ${p(r)}`] : []];
		}),
		"",
		`end ${p(f)}`,
		""
	].join("\n");
}
var Un = "nothing", Wn = ({ table: e, commitment: t, secret: n, gave: r }) => [
	`table ${e}`,
	`commitment ${t}`,
	`secret ${n}`,
	...r.map((e, t) => `gave ${t + 1} ${e ?? Un}`)
], Gn = ({ key: e, said: t }, n) => [`chain ${e}`, ...Ae(t, n).map((e) => `said ${e.at + 1} ${e.said}`)], Kn = class {
	#e;
	#t = 0;
	constructor(e) {
		let t = _t("record", e.length);
		if (t !== null) throw new Ue(t);
		this.#e = e.split(/\r?\n/), this.#n();
	}
	comments = [];
	#n() {
		for (; this.#t < this.#e.length; this.#t++) {
			let e = this.#e[this.#t].trim();
			if (e.startsWith("#")) this.comments.push(e.slice(1).trim());
			else if (e !== "") return;
		}
	}
	get text() {
		return this.#e[this.#t]?.trim();
	}
	next() {
		this.#t++, this.#n();
	}
	fail(e) {
		return new Ue(`line ${this.#t + 1}: ${e}`);
	}
	unknown(e) {
		return new We(`line ${this.#t + 1}: ${e}`);
	}
	has(e) {
		return this.text?.startsWith(`${e} `) === !0;
	}
	field(e, t = () => {}) {
		let n = this.text?.split(/\s+/) ?? [];
		if (n[0] !== e) throw this.text === void 0 ? new Ue(`expected "${e} …" before the end`) : this.fail(`expected "${e} …", found ${x(this.text)}`);
		return t(n.slice(1)), this.next(), n.slice(1);
	}
	readFormat() {
		this.field("deadlight", ([e = ""]) => {
			if (e !== Bn) throw this.unknown(`this is format ${x(e)}; this program reads format "${Bn}"`);
		});
	}
}, qn = /^([0-9a-f]{2})+$/, Jn = /^[0-9a-f]{64}$/, Yn = /^[0-9a-f]{32}$/;
function Xn(e, t) {
	let [n = ""] = e.field(t, ([n = ""]) => {
		if (!Jn.test(n)) throw e.fail(`a ${t} is 64 hex digits, not ${x(n)}`);
	});
	return n;
}
function Zn(e, t) {
	let [n = ""] = e.field("table"), r = Xn(e, "commitment"), i = Xn(e, "secret"), a = [];
	for (let n = 0; n < t; n++) {
		let [, t = ""] = e.field("gave", ([t = "", r = ""]) => {
			if (t !== String(n + 1) || r !== Un && !qn.test(r)) throw e.fail(`expected what seat ${n + 1} gave, in hex digits, or "${Un}"`);
		});
		a.push(t === Un ? null : t);
	}
	return {
		table: n,
		commitment: r,
		secret: i,
		gave: a
	};
}
function Qn(e) {
	let t = Xn(e, "chain"), n = [];
	for (; e.has("said");) {
		let t = /^said (\d{1,9}) (.+)$/.exec(e.text), r = Number(t?.[1]) - 1;
		if (t === null || !Ee(t[2]) || r <= (n.at(-1)?.at ?? -1)) throw e.fail(`expected a place and what was said there, found ${x(e.text)}`);
		n.push({
			at: r,
			said: t[2]
		}), e.next();
	}
	return {
		key: t,
		asides: n
	};
}
function $n(e, t) {
	let n = [];
	for (; e.has("player");) {
		let r = /^player (\d+) (person|bot)(?: (.*))?$/.exec(e.text);
		if (r === null || r[1] !== String(n.length + 1) || n.length === t) throw e.fail(`expected "player ${n.length + 1} person …" or "… bot …"`);
		n.push({
			kind: r[2],
			name: r[3] ?? ""
		}), e.next();
	}
	if (n.length > 0 && n.length < t) throw e.fail(`expected "player ${n.length + 1} …": there are ${t} seats`);
	return n;
}
function er(e, t, n) {
	let [, r = "", i = ""] = e.field(t, ([t, ...r]) => {
		if (t !== String(n)) throw e.fail(`the game has ${n} decisions here but was written with ${t}`);
		if (r.length !== 2 || !r.every((e) => Yn.test(e))) throw e.fail("expected the hashes of table and log, 32 hex digits each");
	});
	return {
		at: n,
		state: r,
		log: i
	};
}
function tr(e, t) {
	let n = new Kn(e);
	n.readFormat();
	let [r = ""] = n.field("game", ([e = "", r = ""]) => {
		if (!Object.hasOwn(t, e)) throw n.unknown(`no game ${x(e)}; there are ${Object.keys(t).join(", ")}`);
		let i = t[e].rules;
		if (r !== String(i)) throw n.unknown(`made with rules ${x(r)} of ${e}; these are rules ${i}`);
	}), i = t[r];
	n.field("generator", ([e = ""]) => {
		if (e !== "chacha8") throw n.unknown(`made with the dice ${x(e)}; these are ${Zt}`);
	});
	let [a = ""] = n.field("seats"), o = Xn(n, "seed"), s = /* @__PURE__ */ new Map();
	for (; n.has("option");) {
		let [e = "", t = ""] = n.field("option");
		s.set(e, Rn(t));
	}
	let c;
	try {
		c = zn(i, {
			seats: Number(a),
			seed: o,
			options: Object.fromEntries(s)
		});
	} catch (e) {
		throw e instanceof y ? n.fail(`in the lines above, ${e.message}`) : e;
	}
	let l = $n(n, c.seats), u = n.has("table") ? Zn(n, c.seats) : void 0, d = n.has("chain") ? Qn(n) : void 0, f = [], p = [];
	for (; n.text !== void 0 && !n.has("end");) {
		if (n.has("at")) {
			p.push(er(n, "at", f.length));
			continue;
		}
		let e = /^(\d{1,3}) (.+)$/.exec(n.text), t = Number(e?.[1]) - 1;
		if (e === null || t < 0 || t >= c.seats) throw n.fail(`expected a seat from 1 to ${c.seats} and a decision, found ${x(n.text)}`);
		f.push({
			seat: t,
			says: e[2]
		}), n.next();
	}
	if (p.push(er(n, "end", f.length)), n.text !== void 0) throw n.fail(`nothing may follow the end, found ${x(n.text)}`);
	return {
		setup: c,
		rules: i.rules,
		decisions: f,
		checkpoints: p,
		...l.length > 0 ? { players: l } : {},
		...u === void 0 ? {} : { fair: u },
		...d === void 0 ? {} : { chain: {
			key: d.key,
			said: je(f, d.asides)
		} },
		comments: n.comments
	};
}
// packages/engine/src/redeal.ts
function nr(e, t) {
	let n = {};
	e.state.face.forEach((r, i) => {
		if (e.sees(t, i)) return;
		let { back: a } = e.game.kinds[r];
		n[a] ??= {
			things: [],
			faces: []
		}, n[a].things.push(i), n[a].faces.push(r);
	});
	for (let e of Object.values(n)) e.faces.sort((e, t) => e - t);
	return n;
}
function rr(e, t, n) {
	t.forEach((t, r) => {
		e.state.face[t] = n[r];
	});
}
function ir(e, t, n, r = e.game.redeal) {
	let i = e.clone(), { state: a } = i;
	if (a.over !== null) return i;
	dn(a.random, cn(n)), a.rigged.length = 0, a.notes.forEach((e, n) => {
		n !== t && (e.length = 0);
	});
	let o = a.stack.at(-1);
	o?.asked?.forEach((e, n) => {
		e !== t && i.asked.length > 1 && (o.answers[n] = null);
	});
	let s = nr(i, t);
	if (r) r(i, t, s);
	else for (let { things: e, faces: t } of Object.values(s)) A(a.random, t), rr(i, e, t);
	for (let { things: e, faces: n } of Object.values(ar(i, t))) A(a.random, n), rr(i, e, n);
	return i;
}
function ar(e, t) {
	let n = {};
	e.state.face.forEach((r, i) => {
		let { front: a } = e.game.kinds[r];
		a === void 0 || e.knows(t, i) || (n[a] ??= {
			things: [],
			faces: []
		}, n[a].things.push(i), n[a].faces.push(r));
	});
	for (let e of Object.values(n)) e.faces.sort((e, t) => e - t);
	return n;
}
// packages/engine/src/replay.ts
function or(e, t, n = Infinity) {
	let r = new In(e, t.setup), i = new Map(t.checkpoints.map((e) => [e.at, e]));
	for (let e = 0;; e++) {
		let a = i.get(e);
		a !== void 0 && sr(r, a.state, a.log);
		let o = e < n ? t.decisions[e] : void 0;
		if (o === void 0) return r;
		let { seat: s, says: c } = o;
		try {
			r.say(s, c);
		} catch (t) {
			throw t instanceof y ? new Ue(`decision ${e + 1}, seat ${s + 1}, ${x(c)}: ${t.message}`, e) : t;
		}
	}
}
function sr(e, t, n) {
	let r = e.checkpoint(), i = `after decision ${r.at}`;
	if (r.state !== t) throw new Ue(`${i} the table is ${r.state}, but was recorded as ${t}`, r.at);
	if (r.log !== n) throw new Ue(`${i} the log is ${r.log}, but was recorded as ${n}`, r.at);
}
function cr(e, t, n) {
	return [
		...lr(e, t, n),
		...ur(e, t, n?.links ?? []),
		...fr(e, t)
	];
}
function lr(e, { setup: t, rules: n, fair: r }, i) {
	let { seed: a } = t;
	if (r === void 0) {
		let e = {
			name: "plain-seed",
			ok: !0,
			seed: a
		};
		return i === void 0 ? [e] : [e, {
			name: "seen-commitment",
			ok: !1,
			commitment: i.commitment
		}];
	}
	let { table: o, commitment: s, secret: c, gave: l } = r, u = [{
		name: "commitment",
		ok: Je(c, o, `${e.id} ${n}`) === s,
		commitment: s,
		secret: c
	}];
	if (i !== void 0) {
		let e = i.commitment;
		u.push({
			name: "seen-commitment",
			ok: e === s,
			commitment: e
		});
	}
	l.forEach((e, t) => {
		let n = e ?? Ye(o, t);
		u.push({
			name: "gift",
			ok: !0,
			seat: t,
			gift: n,
			own: e !== null
		});
		let r = i?.gave[t];
		r !== void 0 && u.push({
			name: "seen-gift",
			ok: r === e,
			seat: t,
			gift: r
		});
	});
	let d = Ze(r);
	return [...u, {
		name: "seed",
		ok: d === a,
		seed: d
	}];
}
function ur(e, { chain: t, fair: n, decisions: r, setup: i }, a) {
	let o = [];
	if (t !== void 0) {
		let { said: e } = t, n = ke(e, i.seats).join("\n") === r.map(we).join("\n");
		o.push({
			name: "chain",
			ok: n,
			said: e.length,
			decisions: r.length
		});
	}
	if (a.length > 0) {
		let r = t && n && Oe(t, n.commitment), i = a.find(({ said: t, link: n }) => {
			let i = r?.get(n);
			return i === void 0 || !dr(e, t, i);
		})?.said ?? null;
		o.push({
			name: "seen-links",
			ok: i === null,
			links: a.length,
			missing: i
		});
	}
	return o;
}
function dr(e, t, n) {
	if (t === n) return !0;
	let [r, i] = [t, n].map((e) => /^(\d+) (.*)$/.exec(e));
	if (r == null || i == null || r[1] !== i[1]) return !1;
	try {
		let [t, n] = [r, i].map(([, , t]) => [Vt(e, t, !0)].flat());
		return t.toSorted().join() === n.toSorted().join();
	} catch (e) {
		if (e instanceof y) return !1;
		throw e;
	}
}
function fr(e, t) {
	let n = t.decisions.length, r = t.checkpoints.length;
	try {
		let i = or(e, t).table.over?.how ?? null;
		return [{
			name: "play",
			ok: !0,
			decisions: n,
			played: n,
			marks: r,
			problem: null
		}, {
			name: "end",
			ok: i !== null,
			how: i
		}];
	} catch (e) {
		if (!(e instanceof Ue)) throw e;
		let { played: t, message: i } = e;
		return [{
			name: "play",
			ok: !1,
			decisions: n,
			played: t,
			marks: r,
			problem: i
		}, {
			name: "end",
			ok: !1,
			how: null
		}];
	}
}
// packages/engine/src/view.ts
var pr = -2;
function mr(e, t, n) {
	let { kinds: r, zones: i } = e.game, { ordered: a, size: o } = i.list[t], s = e.zone(t), c = s.length, l = n === pr;
	if (c === 0 || !(l || e.over !== null || S(o, n))) return;
	let u = [], d = [], f = {};
	for (let t = 0; t < c; t++) {
		let i = s[t], { back: a, front: o, name: c } = r[e.kind(i)];
		if (l || e.sees(n, i)) {
			let r = o === void 0 || l || e.knows(n, i);
			u.push(r ? c : o), d.push(t);
		} else f[a] = (f[a] ?? 0) + 1;
	}
	if (u.length === 0) return {
		size: c,
		hidden: _r(f)
	};
	if (u.length === c) return {
		size: c,
		cards: a ? u : u.sort()
	};
	if (!a) return {
		size: c,
		cards: u.sort(),
		hidden: _r(f)
	};
	let p = {};
	for (let e = 0; e < u.length; e++) p[d[e]] = u[e];
	return {
		size: c,
		placed: p,
		hidden: _r(f)
	};
}
var hr = (e) => S(e, -1) ? ~e : e;
function gr(e, t) {
	let { state: n, game: r } = e, i = e.zone(t);
	if (i.length === 0 || n.over !== null) return 0;
	let { size: a, within: o } = r.zones.list[t], s = hr(a);
	for (let t = 0; t < i.length; t++) {
		let a = i[t];
		s |= hr(e.seers(a)), r.kinds[e.kind(a)].front !== void 0 && (s |= hr(o | n.known[a]));
	}
	return s;
}
function _r(e) {
	let t = Object.keys(e);
	if (t.length < 2) return e;
	let n = {};
	for (let r of t.sort()) n[r] = e[r];
	return n;
}
function vr(e, t) {
	let { game: n, state: r } = e, i = {};
	return n.zones.list.forEach(({ name: n }, r) => {
		let a = mr(e, r, t);
		a !== void 0 && (i[n] = a);
	}), {
		game: n.id,
		rules: n.rules,
		seat: t,
		seats: r.seats,
		vars: E(r.vars),
		zones: i,
		notes: r.notes[t]?.slice() ?? [],
		asked: e.asked.slice(),
		question: Cr(e, t),
		over: r.over
	};
}
var yr = (e, t) => T(e) - T(t) || e - t, br = (e, t) => yr(e.option, t.option);
function xr(e, t) {
	let n = e.slice();
	for (let e = 1; e < n.length; e++) {
		let r = n[e], i = e;
		for (; i > 0 && t(n[i - 1], r) > 0; i--) n[i] = n[i - 1];
		n[i] = r;
	}
	return n;
}
function Sr(e, t, n) {
	let { game: r } = e, i = {};
	if (r.costOf === void 0) return i;
	for (let a of n) {
		let n = r.costOf(e, t, a);
		n !== null && (i[It(r, a)] = n);
	}
	return i;
}
function Cr(e, t) {
	if (!e.pending.includes(t)) return null;
	let { at: n, min: r, max: i, options: a, refused: o } = e.question(t), { game: s } = e, c = xr(a, yr);
	return {
		at: n,
		min: r,
		max: i,
		options: c.map((e) => It(s, e)),
		costs: Sr(e, t, c),
		refused: xr(o, br).map(({ option: e, rule: t }) => Lt(s, e, t))
	};
}
// packages/engine/src/snapshot.ts
var wr = class {
	#e = [];
	#t = [];
	#n = [];
	#r = /* @__PURE__ */ new Int16Array();
	constructor(e) {
		this.#l(e);
	}
	catchUp(e) {
		let t = this.#e, n = this.#n, r = this.#t, i, a = 0, o = 0;
		for (let s in e) {
			let c = e[s];
			if (c === void 0) continue;
			if (t[a] !== s) return this.#c(e, i);
			let l = r[a], u = n[a];
			if (u === Tr) l !== c && !Pe(l, c) && (i ??= {}, i[s] = E(Re(l, c)), r[a] = E(c));
			else {
				let t = l;
				if (!(u === Er ? this.#i(c, o, t) : this.#a(c, o, t))) {
					if (i ??= {}, i[s] = E(Re(this.#o(u, o, t), c)), Ar(c) !== u || c.length !== t) return this.#c(e, i);
					this.#s(c, o);
				}
				o += t;
			}
			a++;
		}
		return a === t.length ? i : this.#c(e, i);
	}
	#i(e, t, n) {
		if (!Array.isArray(e) || e.length !== n) return !1;
		let r = this.#r;
		for (let i = 0; i < n; i++) if (e[i] !== r[t + i]) return !1;
		return !0;
	}
	#a(e, t, n) {
		if (!Array.isArray(e) || e.length !== n) return !1;
		let r = this.#r;
		for (let i = 0; i < n; i++) if (e[i] !== (r[t + i] === 1)) return !1;
		return !0;
	}
	#o(e, t, n) {
		let r = Array.from(this.#r.subarray(t, t + n));
		return e === Dr ? r.map((e) => e === 1) : r;
	}
	#s(e, t) {
		for (let n = 0; n < e.length; n++) this.#r[t + n] = Number(e[n]);
	}
	#c(e, t) {
		let n = {}, r = 0;
		this.#e.forEach((e, t) => {
			let i = this.#n[t], a = this.#t[t];
			n[e] = i === Tr ? a : this.#o(i, r, a), i !== Tr && (r += a);
		});
		let i = Re(n, e);
		return this.#l(e), {
			...t,
			...E(i)
		};
	}
	#l(e) {
		this.#e = Object.keys(e).filter((t) => e[t] !== void 0), this.#n = this.#e.map((t) => Ar(e[t]));
		let t = this.#e.filter((e, t) => this.#n[t] !== Tr).reduce((t, n) => t + e[n].length, 0);
		this.#r = new Int16Array(t);
		let n = 0;
		this.#t = this.#e.map((t, r) => {
			let i = e[t];
			if (this.#n[r] === Tr) return E(i);
			let a = i;
			return this.#s(a, n), n += a.length, a.length;
		});
	}
}, Tr = 0, Er = 1, Dr = 2, Or = 32767, kr = (e) => Number.isInteger(e) && Math.abs(e) <= Or && !Object.is(e, -0);
function Ar(e) {
	return !Array.isArray(e) || e.length === 0 ? Tr : e.every(kr) ? Er : e.every((e) => typeof e == "boolean") ? Dr : Tr;
}
// packages/engine/src/watch.ts
var jr = class {
	#e;
	#t = [];
	#n = null;
	#r = /* @__PURE__ */ new Set();
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	follow(e) {
		let t = this.#e, n = this.#n ?? this.#a(t), r = vr(t, e), i = /* @__PURE__ */ new Map();
		for (let a = 0; a < n.zones.length; a++) S(n.insiders[a], e) && i.set(a, r.zones[t.game.zones.list[a].name]);
		let { notes: a, question: o } = r;
		return this.#t = [...this.#s(e), {
			seat: e,
			zones: i,
			notes: a,
			question: o
		}], r;
	}
	#a(e) {
		let { game: t, state: n } = e;
		return this.#n = {
			vars: new wr(n.vars),
			zones: t.zones.list.map((t, n) => mr(e, n, -1)),
			insiders: t.zones.list.map((t, n) => gr(e, n)),
			asked: e.asked.slice(),
			over: e.over
		}, this.#o(e), this.#n;
	}
	#o(e) {
		this.#r.size > 0 && (this.#r = /* @__PURE__ */ new Set()), e.touched = this.#r, this.#e = e, this.#i = e.runs;
	}
	get followed() {
		return this.#t.map(({ seat: e }) => e);
	}
	#s(e) {
		return this.#t.filter((t) => t.seat !== e);
	}
	forget(e) {
		this.#t = this.#s(e), !(this.#t.length > 0) && (this.#n = null, this.#e.touched === this.#r && (this.#e.touched = null));
	}
	look(e) {
		let t = /* @__PURE__ */ new Map(), n = this.#n;
		if (n === null) return this.#e = e, t;
		let r = e === this.#e && e.touched === this.#r, i = !r || e.runs !== this.#i || this.#r.size > 0, a = i ? Pr(n, e) : {}, o = {}, s = {};
		if (i) {
			let t = r && !("over" in a) ? this.#l() : n.zones.keys();
			for (let r of t) this.#u(o, s, n, e, r);
		}
		let c = Mr(a, o);
		for (let n of this.#t) {
			let { seat: o } = n, l = this.#c(e, n, r, i), u = s[o], d = u === void 0 ? c : Mr(a, u);
			t.set(o, l === null ? d : {
				...d,
				...l
			});
		}
		return this.#o(e), t;
	}
	#c(e, t, n, r) {
		let { seat: i } = t, a = null, o = e.state.notes[i] ?? [];
		if (!n || o.length !== t.notes.length) {
			let e = Re(t.notes, o);
			e !== void 0 && (a = { notes: e }), t.notes = o.slice();
		}
		let s = e.pending.includes(i);
		if (s ? !r && t.question !== null : t.question === null) return a;
		let c = s ? Cr(e, i) : null, l = Re(t.question, c);
		return t.question = c, l === void 0 || (a ??= {}, a.question = l), a;
	}
	#l() {
		return [...this.#r].sort((e, t) => e - t);
	}
	#u(e, t, n, r, i) {
		let { name: a } = r.game.zones.list[i], o = gr(r, i), s = n.insiders[i], c = n.zones[i], l = mr(r, i, -1), u = Nr(c, l);
		n.insiders[i] = o, u !== void 0 && (n.zones[i] = l);
		for (let n of this.#t) {
			let { seat: d } = n, f = u, p = t[d];
			if (S(s | o, d)) {
				let a = S(s, d) ? n.zones.get(i) : c, m = S(o, d) ? mr(r, i, d) : l;
				f = Nr(a, m), S(o, d) ? f === void 0 && S(s, d) || n.zones.set(i, m) : n.zones.delete(i), p === void 0 && (f !== void 0 || u !== void 0) && (p = { ...e }, t[d] = p);
			}
			p !== void 0 && f !== void 0 && (p[a] = f);
		}
		u !== void 0 && (e[a] = u);
	}
};
function Mr(e, t) {
	for (let n in t) return {
		...e,
		zones: t
	};
	return e;
}
function Nr(e, t) {
	return t === void 0 ? e === void 0 ? void 0 : 0 : Re(e, t);
}
function Pr(e, t) {
	let { over: n, asked: r, state: i } = t, a = {}, o = e.vars.catchUp(i.vars);
	return o !== void 0 && (a.vars = o), Fr(a, "asked", e.asked, r), Fr(a, "over", e.over, n), "asked" in a && (e.asked = r.slice()), e.over = n, a;
}
function Fr(e, t, n, r) {
	let i = Re(n, r);
	i !== void 0 && (e[t] = i);
}
// packages/engine/src/zones.ts
var Ir = (e, t) => e === "everyone" ? -1 : e === "owner" ? nt(t) : 0;
function Lr(e, t) {
	let n = [], r = [];
	for (let i of Object.keys(t)) {
		let a = t[i];
		n.push([i, r.length]), (a.each === "seat" ? Array.from({ length: e }, (e, t) => `${i}/${t + 1}`) : a.each === void 0 ? [i] : a.each.map((e) => `${i}/${e}`)).forEach((e, t) => {
			let n = a.each === "seat" ? t : -1;
			r.push({
				name: e,
				owner: n,
				faces: a.faces === "top" ? 0 : Ir(a.faces, n),
				within: Ir(a.within ?? "nobody", n),
				top: a.faces === "top",
				size: Ir(a.size ?? "everyone", n),
				ordered: a.ordered ?? !1
			});
		});
	}
	return {
		at: Object.fromEntries(n),
		list: r
	};
}
// packages/bots/src/draft.ts
var Rr = [
	"soldier",
	"scout",
	"mechanic",
	"captain",
	"pilot",
	"scientist",
	"red",
	"blue",
	"orange",
	"green",
	"white",
	"purple"
], zr = ({ game: e }, t) => It(e, t).split(" ").at(-1);
function Br(e) {
	if (e.asks.startsWith("draft/")) return e.options.map((t) => ({
		option: t,
		ease: Rr.indexOf(zr(e, t))
	})).filter(({ ease: e }) => e >= 0).sort((e, t) => e.ease - t.ease)[0]?.option;
}
// packages/bots/src/imagine.ts
var Vr = /* @__PURE__ */ new Map();
function Hr(e, t) {
	Vr.set(e, t);
}
function Ur(e, t, n) {
	let { id: r, rules: i } = e.game, a = Vr.get(r);
	return ir(e, t, n, a?.rules === i ? a.deal : void 0);
}
// packages/bots/src/minds.ts
var Wr = /* @__PURE__ */ new Map();
function Gr(e, t) {
	Wr.set(e, t), t.guess && Hr(e, t.guess);
}
var Kr = {
	terms: [],
	speech: "untaught",
	facts: () => ({}),
	habit: () => 1,
	judge() {},
	isQuiet: () => !0
};
function j(e) {
	return Wr.get(e) ?? Kr;
}
// packages/bots/src/drifter.ts
var qr = 4294967296, Jr = .01;
function Yr(e, t, n) {
	let { options: r, choose: i } = t;
	if (r.length === 1 && i.min === 1) return i.max === 1 ? r[0] : r;
	let a = (r) => e.habit(t, r) + Jr * k(n) / qr;
	return i.min === 1 && i.max === 1 ? Xr(r, a) : r.map((e) => ({
		option: e,
		weight: a(e)
	})).sort((e, t) => t.weight - e.weight).filter(({ weight: e }, t) => t < i.min || t < i.max && e > Jr).map(({ option: e }) => e);
}
function Xr(e, t) {
	let n = e[0], r = -Infinity;
	for (let i of e) {
		let e = t(i);
		e <= r || (r = e, n = i);
	}
	return n;
}
var Zr = {
	name: "drifter",
	answer(e, t) {
		let n = j(e.game.id);
		return n.tells?.(e) ?? Yr(n, e, t);
	}
}, Qr = (e, t) => T(e) - T(t) || e - t, $r = class {
	#e;
	seat;
	#t = [];
	#n = [];
	constructor(e, t) {
		this.#e = e, this.seat = t;
	}
	get game() {
		return this.#e.game;
	}
	get seats() {
		return this.#e.state.seats;
	}
	get vars() {
		return this.#e.vars;
	}
	size(e) {
		return this.#r(e) ? this.#e.zone(e).length : -1;
	}
	#r(e) {
		let t = this.#e;
		return t.over !== null || S(t.game.zones.list[e].size, this.seat);
	}
	kinds(e) {
		let t = this.#e;
		if (!this.#r(e)) return [];
		let n = t.zone(e).map((e) => t.knows(this.seat, e) ? t.kind(e) : -1);
		return t.game.zones.list[e].ordered ? n : n.sort((e, t) => e - t);
	}
	showing(e, t) {
		let n = this.#e;
		if (!this.#r(e)) return 0;
		let r = 0;
		for (let i of n.zone(e)) {
			let e = n.game.kinds[n.kind(i)];
			(e.front ?? e.name) === t && n.sees(this.seat, i) && r++;
		}
		return r;
	}
	where(e) {
		return this.#e.sees(this.seat, e) ? this.#e.where(e) : -1;
	}
	get notes() {
		return this.#e.state.notes[this.seat] ?? [];
	}
	get asks() {
		return this.#e.state.stack.at(-1).at;
	}
	get asked() {
		return this.#e.asked;
	}
	get options() {
		let e = this.#e.options(this.seat);
		return e !== this.#t && (this.#t = e, this.#n = e.toSorted(Qr)), this.#n;
	}
	get choose() {
		return this.#e.choose(this.seat);
	}
	get view() {
		return vr(this.#e, this.seat);
	}
	imagine(e) {
		return Ur(this.#e, this.seat, e);
	}
}, ei = 40;
function ti(e, t, n) {
	for (let r = 0; r < ei && t.over === null && !e.isQuiet(t); r++) {
		let r = t.pending[0];
		t.decide(r, Yr(e, new $r(t, r), n));
	}
}
function ni(e, t, n, r, i) {
	t.over === null ? e.judge(t, r, i) : e.ending ? i.add("ending", e.ending(t, n, r)) : i.add("ending", +!!t.over.winners.includes(r));
}
var ri = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t;
		let i = k(r);
		this.#n = Array.from({ length: n }, (e, n) => {
			let a = t.imagine(String(k(r)));
			return hn(a.state.random, i + n), a;
		}), this.#r = [
			k(r) | 1,
			k(r),
			k(r),
			k(r)
		];
	}
	get worlds() {
		return this.#n.length;
	}
	try(e, t) {
		for (let n of this.#n) {
			let r = n.clone(), i = [...this.#r];
			r.decide(this.#t.seat, e), ti(this.#e, r, i), ni(this.#e, r, n, this.#t.seat, t);
		}
	}
}, ii = class {
	total = 0;
	add(e, t) {
		this.total += t;
	}
}, ai = class {
	worth = /* @__PURE__ */ new Map();
	add(e, t) {
		this.worth.set(e, (this.worth.get(e) ?? 0) + t);
	}
}, oi = 2, si = 10, ci = 5;
function li(e, t, n) {
	let { options: r } = t, i = r.filter((n) => e.habit(t, n) > -4);
	if (i.length === 0) return r;
	if (!e.strays || i.length === 1) return i;
	let a = e.strays(t.imagine(String(k(n))), t.seat), o = i.filter((n) => !a(n) || e.isPurpose?.(t, n));
	return o.length > 0 ? o : i;
}
var ui = (e, t, n, r) => n >= (e.firmness?.(t) ?? 1) * r, di = (e, t) => e.firmness?.(t) === 0 ? t.options.find((n) => e.isPurpose?.(t, n)) : void 0;
function fi(e, t) {
	return t.map(({ option: t, worth: n }) => {
		let r = new ii();
		return e.try(t, r), {
			option: t,
			worth: n + r.total
		};
	}).sort((e, t) => t.worth - e.worth);
}
function pi(e, t, n) {
	let { choose: r } = t;
	if (r.min !== 1 || r.max !== 1 || e.routine?.has(t.asks)) return Yr(e, t, n);
	let i = li(e, t, n);
	if (i.length === 1) return i[0];
	let a = di(e, t);
	if (a !== void 0) return a;
	let o = i.map((e) => ({
		option: e,
		worth: 0
	})), s = fi(new ri(e, t, oi, n), o), c = ({ option: n }) => e.isPurpose?.(t, n) === !0, l = s.filter((e, t) => t < ci || c(e)), u = fi(new ri(e, t, si, n), l), d = u.find(c), [f] = u;
	return (d && ui(e, t, d.worth, f.worth) ? d : f).option;
}
var mi = {
	name: "survivor",
	answer(e, t) {
		let n = j(e.game.id);
		return n.tells?.(e) ?? pi(n, e, t);
	}
}, hi = 8, gi = 3, _i = .004;
function vi(e, t, n = 3) {
	let { options: r, choose: i } = e, a = j(e.game.id);
	if (i.min !== 1 || i.max !== 1) return [];
	if (a.routine?.has(e.asks)) return [yi(a, e, t)];
	let o = new Set(li(a, e, t)), s = new ri(a, e, hi, t), c = r.map((e) => {
		let t = new ai();
		s.try(e, t);
		let n = new Map([...t.worth].map(([e, t]) => [e, t / hi]));
		return {
			option: e,
			worths: n,
			worth: [...n.values()].reduce((e, t) => e + t, 0)
		};
	}), l = Math.max(...c.map(({ worth: e }) => e)), u = ({ option: t, worth: n }) => o.has(t) ? a.isPurpose?.(e, t) && ui(a, e, n, l) ? 2 : 1 : 0, d = bi(c.map(({ worths: e }) => e));
	return c.sort((e, t) => u(t) - u(e) || t.worth - e.worth).slice(0, n).map(({ option: e, worth: t, worths: n }) => ({
		option: e,
		worth: t,
		reasons: xi(n, d)
	}));
}
function yi(e, t, n) {
	let r = Br(t) ?? Yr(e, t, n);
	return {
		option: r,
		worth: 0,
		reasons: [],
		because: t.asks.startsWith("draft/") ? `reason.draft.${zr(t, r)}` : `reason.routine.${t.asks.replace("/", "-")}`
	};
}
function bi(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) for (let [r, i] of n) t.set(r, (t.get(r) ?? 0) + i / e.length);
	return t;
}
function xi(e, t) {
	return [...t].map(([t, n]) => ({
		term: t,
		more: (e.get(t) ?? 0) - n
	})).filter(({ more: e }) => Math.abs(e) >= _i).sort((e, t) => Math.abs(t.more) - Math.abs(e.more)).slice(0, gi).map(({ term: e, more: t }) => ({
		term: e,
		speaks: t > 0 ? "for" : "against"
	}));
}
// packages/bots/src/temperament.ts
var Si = [
	"careful",
	"bold",
	"helpful",
	"scheming"
];
function Ci(e, t) {
	let n = cn(`${on(e)}:temperaments`), r = [...Si], i = [];
	for (; r.length > 0;) i.push(...r.splice(k(n) % r.length, 1));
	return i[t % i.length];
}
// packages/bots/src/companion.ts
var wi = /* @__PURE__ */ new WeakMap();
function Ti(e, t) {
	let n = j(e), r = wi.get(n);
	return r === void 0 && (r = new Map(Si.map((e) => [e, {
		...n,
		...n.company?.[e]
	}])), wi.set(n, r)), r.get(t);
}
var Ei = (e) => ({
	name: `companion:${e}`,
	answer(t, n) {
		let r = Ti(t.game.id, e);
		return r.tells?.(t) ?? pi(r, t, n);
	}
}), Di = {
	...Ei(Si[0]),
	name: "companion"
}, Oi = -128, ki = 127, Ai = class {
	bytes;
	at;
	constructor(e, t = 0) {
		this.bytes = e, this.at = t;
	}
	add(e) {
		this.set(this.at++, e);
	}
	flag(e) {
		e && (this.bytes[this.at] = 16), this.at++;
	}
	one(e, t) {
		e >= 0 && e < t && (this.bytes[this.at + e] = 16), this.at += t;
	}
	set(e, t) {
		let n = Math.round(t * 16);
		this.bytes[e] = n < Oi ? Oi : n > ki ? ki : n;
	}
};
function ji(e, t) {
	let n = 2166136261;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 16777619);
	return (n >>> 0) % t;
}
// packages/bots/src/learned/layer.ts
function Mi(e) {
	let t = atob(e), n = new Uint8Array(t.length);
	for (let e = 0; e < n.length; e++) n[e] = t.charCodeAt(e);
	return n;
}
var Ni = (e) => new Float32Array(Mi(e).buffer), Pi = class {
	inputs;
	outputs;
	bias;
	#e;
	constructor({ inputs: e, outputs: t, weights: n, scales: r, exact: i, bias: a }) {
		this.inputs = e, this.outputs = t, this.bias = Ni(a);
		let o = i === void 0 ? new Int8Array(Mi(n).buffer) : Ni(i), s = i === void 0 ? Ni(r) : new Float32Array(t).fill(1);
		this.#e = new Float32Array(e * t);
		for (let n = 0; n < t; n++) for (let r = 0; r < e; r++) this.#e[r * t + n] = o[n * e + r] * s[n];
	}
	add(e, t, n, r, i) {
		let { outputs: a } = this, o = this.#e;
		for (let s = 0; s < n; s++) {
			let n = e[t + s];
			if (n === 0) continue;
			let c = (r + s) * a;
			for (let e = 0; e < a; e++) i[e] += n * o[c + e];
		}
	}
};
function Fi(e) {
	for (let t = 0; t < e.length; t++) e[t] < 0 && (e[t] = 0);
}
function Ii(e) {
	let t = new Float32Array(e.length);
	for (let n = 0; n < e.length; n++) t[n] = e[n] / 16;
	return t;
}
function Li(e, ...t) {
	let n = e;
	for (let e of t) {
		let t = e.bias.slice();
		e.add(n, 0, n.length, 0, t), Fi(t), n = t;
	}
	return n;
}
// packages/bots/src/learned/critic.ts
var Ri = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor({ layers: e }, { potential: t, least_aid: n }) {
		this.#e = new Pi(e["worth-state"]), this.#t = new Pi(e["worth-deep"]), this.#n = new Pi(e.worth), this.#r = t, this.#i = n;
	}
	ending(e, t, n) {
		return +!!e + this.#i * t * (n ? 2 : 1) / 2;
	}
	worth(e, t) {
		let n = Li(Ii(e), this.#e, this.#t), r = this.#n.bias.slice();
		return this.#n.add(n, 0, n.length, 0, r), r[0] + this.#r * t;
	}
}, zi = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor({ layers: e }) {
		this.#e = new Pi(e.state), this.#t = new Pi(e.deep), this.#n = new Pi(e.option), this.#r = new Pi(e.joint), this.#i = new Pi(e.judge);
	}
	get stateSize() {
		return this.#e.inputs;
	}
	get optionSize() {
		return this.#n.inputs;
	}
	weigh(e, t, n) {
		let r = Li(Ii(e), this.#e, this.#t), i = this.#r.bias.slice();
		this.#r.add(r, 0, r.length, 0, i);
		let a = this.optionSize, o = Ii(t.subarray(0, n * a));
		return Array.from({ length: n }, (e, t) => {
			let n = this.#n.bias.slice();
			this.#n.add(o, t * a, a, 0, n), Fi(n);
			let s = i.slice();
			this.#r.add(n, 0, n.length, r.length, s), Fi(s);
			let c = this.#i.bias.slice();
			return this.#i.add(s, 0, s.length, 0, c), this.#i.add(o, t * a, a, s.length, c), c[0];
		});
	}
}, Bi = /* @__PURE__ */ n({ default: () => Vi }), Vi, Hi = t((() => {
	Vi = {};
})), Ui = /* @__PURE__ */ n({ default: () => Wi }), Wi, Gi = t((() => {
	Wi = {};
})), Ki = /* @__PURE__ */ n({ default: () => qi }), qi, Ji = t((() => {
	qi = {};
})), Yi = /* @__PURE__ */ n({ default: () => Xi }), Xi, Zi = t((() => {
	Xi = {};
})), Qi = {
	"nemesis-coop": {
		network: () => Promise.resolve().then(() => (Hi(), Bi)),
		critic: () => Promise.resolve().then(() => (Gi(), Ui))
	},
	"lockdown-coop": {
		network: () => Promise.resolve().then(() => (Ji(), Ki)),
		critic: () => Promise.resolve().then(() => (Zi(), Yi))
	}
}, $i = Object.keys(Qi), ea = /* @__PURE__ */ new Map(), ta = /* @__PURE__ */ new Map();
async function na(e, t = !1) {
	for (let n of $i) {
		if (!n.startsWith(`${e}-`)) continue;
		let { network: r, critic: i } = Qi[n];
		if (ea.has(n) || ea.set(n, new zi((await r()).default)), !t || ta.has(n)) continue;
		let { settings: a } = (await r()).default.record;
		ta.set(n, new Ri((await i()).default, a));
	}
}
var ra = (e) => aa(e, ea), ia = (e) => aa(e, ta);
function aa(e, t) {
	if (Qi[e] === void 0) return null;
	let n = t.get(e);
	if (n === void 0) throw Error(`${e} is not loaded: call prepare first`);
	return n;
}
// packages/bots/src/learned/question.ts
var oa = 32, sa = 192, ca = 64, la = 8, ua = .01, da = 4, fa = (e) => 268 + e.optionSize;
function pa(e, t) {
	let { min: n, max: r } = t.choose;
	if (n !== 1 || r !== 1 || e.routine?.has(t.asks)) return null;
	let { options: i } = t;
	if (i.length < 2) return null;
	let a = [];
	for (let n of i) {
		let r = e.habit(t, n);
		r > -4 && a.push({
			option: n,
			habit: r
		});
	}
	return a.length < 2 ? null : (a.length > 40 && (a.sort((e, t) => t.habit - e.habit || e.option - t.option), a.length = 40), {
		options: a.map(({ option: e }) => e),
		habits: a.map(({ habit: e }) => e)
	});
}
function ma(e, t, n, r) {
	let i = new Ai(n, r);
	i.one(ji(t.asks, oa), oa), e.state(t, i);
}
function ha(e, t, n, { options: r, habits: i }, a, o) {
	let s = fa(t), c = Math.max(...i), l = e.manners ?? [];
	r.forEach((r, u) => {
		let d = new Ai(a, o + u * s), f = i[u];
		d.add(f / da), d.flag(c - f < ua), d.add((c - f) / da), d.flag(e.isPurpose?.(n, r));
		for (let e = 0; e < la; e++) d.flag(l[e]?.isPurpose?.(n, r));
		let p = T(r);
		d.one(p, sa), d.one(ga(n.game, r, p), ca), t.option(n, r, d);
	});
}
var ga = (e, t, n) => e.verbByCode[n].params.length === 0 ? -1 : (Math.imul(n, 31) + Math.imul(Nt(e, t, 0), 17)) % ca, _a = 5, va = .01, ya = 12, ba = 600, xa = .25, Sa = 2;
function Ca(e, t, n, r) {
	let { options: i } = r, a = new Int8Array(t.stateSize), o = new Int8Array(i.length * t.optionSize);
	return ma(e.eyes, n, a, 0), ha(e, e.eyes, n, r, o, 0), {
		state: a,
		weights: t.weigh(a, o, i.length)
	};
}
function wa(e, t) {
	let n = Math.max(...t), r = t.map((e) => Math.exp(e - n)), i = r.reduce((e, t) => e + t, 0);
	return e.map((e, t) => ({
		option: e,
		chance: r[t] / i,
		worths: []
	})).sort((e, t) => t.chance - e.chance).filter(({ chance: e }, t) => t === 0 || t < _a && e >= va);
}
function Ta(e, t, n, r, i) {
	let { weights: a } = Ca(e.mind, e.network, t, n), o = wa(n.options, a), [s] = o;
	for (let n = 0; n < r && o.length > 1; n++) {
		let a = t.imagine(String(k(i))), c = [
			k(i) | 1,
			k(i),
			k(i),
			k(i)
		];
		for (let { option: n, worths: r } of o) r.push(ka(e, a.clone(), t.seat, n, [...c]));
		n + 1 === Math.ceil(r * xa) && (o = Da(s, o));
	}
	let c = s, l = Sa;
	for (let e of o) {
		let t = e === s ? 0 : Oa(e, s);
		t <= l || (c = e, l = t);
	}
	return c.option;
}
var Ea = ({ worths: e }) => e.reduce((e, t) => e + t, 0), Da = (e, t) => [e, ...t.filter((t) => t !== e).sort((e, t) => Ea(t) - Ea(e)).slice(0, 2)];
function Oa(e, t) {
	let n = e.worths.map((e, n) => e - t.worths[n]), r = n.reduce((e, t) => e + t, 0) / n.length, i = n.reduce((e, t) => e + (t - r) ** 2, 0) / (n.length - 1);
	return r / Math.sqrt(i / n.length + 1e-9);
}
function ka({ mind: e, network: t, critic: n }, r, i, a, o) {
	let s = e.eyes;
	r.decide(i, a);
	let c = 0;
	for (let i = 0; i < ba && r.over === null; i++) {
		let i = r.pending[0], a = new $r(r, i), l = pa(e, a);
		if (l === null) r.decide(i, Yr(e, a, o));
		else {
			if (c++ === ya) {
				let e = new Int8Array(t.stateSize);
				return ma(s, a, e, 0), n.worth(e, s.met(r));
			}
			r.decide(i, l.options[Aa(Ca(e, t, a, l).weights)]);
		}
	}
	let l = Array.from({ length: r.state.seats }, (e, t) => t).some((e) => s.isAlive(r, e));
	return n.ending(!!r.over?.winners.includes(i), s.met(r), l);
}
var Aa = (e) => {
	let t = 0;
	for (let n = 1; n < e.length; n++) e[n] > e[t] && (t = n);
	return t;
}, ja = (e) => ({
	name: e === 24 ? "veteran" : `veteran:${e}`,
	answer(t, n) {
		let r = j(t.game.id), i = r.eyes?.school(t) ?? null, a = i === null ? null : ra(i);
		if (a === null) return mi.answer(t, n);
		let o = r.tells?.(t);
		if (o !== void 0) return o;
		let s = pa(r, t);
		return s === null ? Yr(r, t, n) : e === 0 ? s.options[Aa(Ca(r, a, t, s).weights)] : Ta({
			mind: r,
			network: a,
			critic: ia(i)
		}, t, s, e, n);
	}
}), Ma = ja(24), Na = class {
	option;
	manner;
	tried = 0;
	offered = 0;
	sum = 0;
	squares = 0;
	next = null;
	constructor(e, t) {
		this.option = e, this.manner = t;
	}
	learn(e) {
		this.tried++, this.sum += e, this.squares += e * e;
	}
}, Pa = class {
	#e = /* @__PURE__ */ new Map();
	visits = 0;
	branch(e, t) {
		let n = this.#e.get(e);
		return n === void 0 && (n = new Na(e, t), this.#e.set(e, n)), n;
	}
}, Fa = ({ sum: e, tried: t }) => t === 0 ? 0 : e / t, Ia = (e) => Math.max(0, e.squares / e.tried - Fa(e) ** 2), La = 50;
function Ra(e, t) {
	if (e.tried < La || t.tried < La) return 0;
	let n = (e) => Ia(e) / e.tried;
	return (Fa(e) - Fa(t)) / Math.sqrt(n(e) + n(t) + 1e-9);
}
var za = (e, t, n) => t.reduce((t, r) => Ra(r, e) > Math.max(n, Ra(t, e)) ? r : t, e), Ba = 1.5, Va = .02;
function Ha(e) {
	let { tried: t, offered: n } = e;
	if (t === 0) return Infinity;
	let r = Ia(e) + Va / t;
	return Fa(e) + Ba * Math.sqrt(Math.log(n) / t * r);
}
function Ua(e) {
	let t = e[0], n = -Infinity;
	for (let r of e) {
		r.offered++;
		let e = Ha(r);
		e <= n || (n = e, t = r);
	}
	return t;
}
// packages/bots/src/mastermind/search.ts
var Wa = 600, Ga = 200, Ka = 2;
function* qa(e) {
	for (;;) for (let t = e.length; t >= 1; t = Math.floor(t / 2)) {
		let n = e.toSorted((e, t) => Fa(t) - Fa(e)).slice(0, t);
		for (let r = 0; r < e.length; r++) yield n[r % t];
	}
}
function Ja(e) {
	return e.tried >= Ga && (e.next ??= new Pa()), e.next;
}
var Ya = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o;
	#s;
	#c;
	#l;
	#u = 0;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = r, this.#r = [e, ...(e.manners ?? []).map(({ habit: t }) => ({
			...e,
			habit: t
		}))], this.#s = t.imagine(String(k(r))), this.#c = this.#s, this.#l = r, this.#i = new Na(n, 0), this.#a = this.#d(n), this.#o = qa(this.#a);
	}
	#d(e) {
		let t = li(this.#e, this.#t, this.#n).map((e) => new Na(e, 0));
		for (let e = 1; e < this.#r.length; e++) {
			let n = Yr(this.#r[e], this.#t, this.#n);
			typeof n == "number" && t.push(new Na(n, e));
		}
		return t.filter(({ option: t }) => t !== e);
	}
	get branches() {
		return [this.#i, ...this.#a];
	}
	get isSettled() {
		return this.#a.length === 0;
	}
	run(e) {
		if (!this.isSettled) for (let t = 0; t < e; t++) {
			let e = this.#u++ % 3 == 0;
			e && this.#f(), this.#p(e ? this.#i : this.#o.next().value);
		}
	}
	#f() {
		let e = this.#n;
		this.#c = this.#t.imagine(String(k(e))), this.#l = [
			k(e) | 1,
			k(e),
			k(e),
			k(e)
		];
	}
	#p(e) {
		let t = this.#c.clone(), n = [...this.#l], r = this.#t.seat, i = [e];
		t.decide(r, e.option);
		let a = Ja(e);
		for (let o = 0; o < Wa && t.over === null; o++) {
			let o = t.pending[0], s = new $r(t, o), c = o === r ? this.#r[e.manner] : this.#e, l = Yr(c, s, n);
			if (o !== r || a === null || typeof l != "number") {
				t.decide(o, l);
				continue;
			}
			let u = a.branch(l, e.manner), d = a.visits++ % 2 == 1, f = this.#m(a, u, c, s, d);
			i = d ? [f] : [...i, f], t.decide(o, f.option), a = Ja(f);
		}
		let o = new ii();
		ni(this.#e, t, this.#s, r, o);
		let s = Math.min(1, Math.max(0, o.total));
		for (let e of i) e.learn(s);
	}
	#m(e, t, n, r, i) {
		let a = r.options.filter((e) => e !== t.option).map((e) => ({
			option: e,
			weight: n.habit(r, e)
		})).sort((e, t) => t.weight - e.weight).slice(0, Math.ceil(Math.sqrt(e.visits))).map(({ option: n }) => e.branch(n, t.manner));
		return a.length === 0 ? t : i ? Ua(a) : za(t, a, Ka);
	}
}, Xa = (e) => Math.ceil(e / 4), Za = (e) => e.branches.map(({ option: e, manner: t, tried: n, sum: r, squares: i }) => ({
	option: e,
	manner: t,
	tried: n,
	sum: r,
	squares: i
})), Qa = (e) => Array.from({ length: 4 }, () => [
	k(e) | 1,
	k(e),
	k(e),
	k(e)
]), $a = 4, eo = .5;
function to(e) {
	return j(e.game.id).isHabitual?.(e) ? eo : $a;
}
function no(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let t of e.flat()) {
		let e = `${t.option} ${t.manner}`, r = n.get(e);
		r === void 0 ? n.set(e, { ...t }) : (r.tried += t.tried, r.sum += t.sum, r.squares += t.squares);
	}
	let [r, ...i] = [...n.values()], a = [r, ...i].sort((e, t) => Fa(t) - Fa(e) || t.tried - e.tried), o = za(r, i, t);
	return [o, ...a.filter((e) => e !== o)];
}
function ro({ asks: e, choose: t, game: n, options: r }) {
	return r.length === 1 || t.min !== 1 || t.max !== 1 ? !1 : !j(n.id).routine?.has(e);
}
function io(e, t) {
	let n = j(e.game.id), r = n.tells?.(e);
	if (r !== void 0) return { answer: r };
	let i = pi(n, e, t);
	return typeof i == "number" && ro(e) ? {
		first: i,
		answer: null
	} : { answer: i };
}
var ao = (e) => ({
	name: e === 2e3 ? "mastermind" : `mastermind:${e}`,
	answer(t, n) {
		let r = io(t, n);
		return r.answer === null ? no(Qa(n).map((n) => {
			let i = new Ya(j(t.game.id), t, r.first, n);
			return i.run(Xa(e)), Za(i);
		}), to(t))[0].option : r.answer;
	}
}), oo = 2e3, so = ao(oo);
// packages/bots/src/random-bot.ts
function co(e, { min: t, max: n }, r) {
	if (t === 1 && n === 1) return e[vn(r, e.length)];
	let i = t + vn(r, Math.min(n, e.length) - t + 1), a = e.slice();
	return A(r, a), a.slice(0, i);
}
// packages/bots/src/bots.ts
var lo = Object.fromEntries([
	{
		name: "random",
		answer: (e, t) => co(e.options, e.choose, t)
	},
	Zr,
	Di,
	mi,
	Ma,
	so
].map((e) => [e.name, e])), uo = /^mastermind:(\d{1,9})$/, fo = (e) => e === so.name ? oo : Number(uo.exec(e)?.[1] ?? 0), po = /^veteran:(\d{1,4})$/;
function mo(e) {
	if (e === Ma.name) return 24;
	let t = po.exec(e)?.[1];
	return t === void 0 ? null : Number(t);
}
async function ho(e, t) {
	let n = mo(e);
	n !== null && await na(t, n > 0);
}
var go = Object.fromEntries(Si.map(Ei).map((e) => [e.name, e]));
function _o(e) {
	let t = fo(e);
	if (t > 0) return ao(t);
	let n = mo(e);
	return n === null ? ht(lo, e) ?? ht(go, e) : ja(n);
}
var vo = (e, t, n) => e === Di.name ? `${e}:${Ci(t, n)}` : e, yo = 20;
function bo(e, t) {
	let n = !1;
	return async (r) => {
		if (n = r === "stop", r === "stop") return;
		let { game: i, state: a, seat: o, first: s, random: c, iterations: l } = r, u = new $r(new Nn(await e(i), a), o), d = new Ya(j(i), u, s, c), f = (e) => t({
			found: Za(d),
			iterations: p,
			done: e
		}), p = 0;
		for (; !d.isSettled && p < l && !(n && p > 0);) {
			let e = Math.min(yo, l - p);
			d.run(e), p += e, p < l && f(!1), await new Promise((e) => setTimeout(e));
		}
		f(!0);
	};
}
// packages/bots/src/mastermind/thinkers.ts
var xo = 2 ** 53 - 1, So = class {
	#e;
	constructor(e, t) {
		this.#e = Array.from({ length: Math.min(4, Math.max(1, e)) }, t);
	}
	async think(e, t, n) {
		let r = io(e, t);
		if (r.answer !== null) return {
			answer: r.answer,
			iterations: 0,
			found: []
		};
		let i = AbortSignal.any([...n.signal ? [n.signal] : [], ...n.milliseconds === void 0 ? [] : [AbortSignal.timeout(n.milliseconds)]]), { state: a } = e.imagine("thought"), o = Qa(t).map((t) => ({
			game: e.game.id,
			state: a,
			seat: e.seat,
			first: r.first,
			random: t,
			iterations: Xa(n.iterations ?? xo)
		})), s = o.map(() => ({
			found: [],
			iterations: 0,
			done: !1
		})), c = () => s.reduce((e, { iterations: t }) => e + t, 0), l = o.map((e, t) => t);
		await Promise.all(this.#e.map(async (e) => {
			for (let t = l.shift(); t !== void 0; t = l.shift()) {
				if (i.aborted && s.some(({ found: e }) => e.length > 0)) return;
				e.tell(o[t]);
				let r = () => e.tell("stop");
				i.aborted && r(), i.addEventListener("abort", r);
				do
					s[t] = await e.hear(), n.onProgress?.(c());
				while (!s[t].done);
				i.removeEventListener("abort", r);
			}
		}));
		let u = no(s.map((e) => e.found), to(e));
		return {
			answer: u[0].option,
			iterations: c(),
			found: u
		};
	}
	async close() {
		await Promise.all(this.#e.map((e) => e.close()));
	}
};
// packages/bots/src/speech.ts
function Co(e, { reasons: t, because: n }) {
	if (n !== void 0) return [{
		name: n,
		data: {}
	}];
	let { speech: r, facts: i } = j(e.game.id), a = i(e), o = (e) => t.filter(({ speaks: t }) => t === e).map(({ term: e }) => `reason.${r}.${e}`), s = o("for").map((e) => ({
		name: `${e}.for`,
		data: a
	})), c = o("against").map((e) => ({
		...a,
		says: e
	}));
	return [...s.length === 0 ? [{
		name: "reason.none",
		data: {}
	}] : s, ...c.length === 0 ? [] : [{
		name: "reason.but",
		data: { reasons: c }
	}]];
}
var [M, N, wo] = [
	0,
	1,
	2
], P = [
	{
		id: "reactor",
		type: "reactor",
		edges: [
			N,
			N,
			N,
			N
		]
	},
	{
		id: "terminal-open",
		type: "terminal",
		edges: [
			M,
			N,
			N,
			N
		]
	},
	{
		id: "hive",
		type: "hive",
		edges: [
			M,
			M,
			N,
			M
		]
	},
	{
		id: "terminal-closed",
		type: "terminal",
		edges: [
			M,
			M,
			N,
			M
		],
		inner: !0
	},
	{
		id: "sick-bay",
		type: "sick-bay",
		edges: [
			M,
			M,
			N,
			M
		],
		inner: !0
	},
	{
		id: "storage-1",
		type: "storage",
		edges: [
			M,
			N,
			N,
			M
		]
	},
	{
		id: "storage-2",
		type: "storage",
		edges: [
			N,
			N,
			M,
			N
		]
	},
	{
		id: "empty-1",
		type: "empty",
		edges: [
			N,
			N,
			M,
			N
		]
	},
	{
		id: "empty-2",
		type: "empty",
		edges: [
			N,
			N,
			wo,
			wo
		]
	},
	{
		id: "run-1",
		type: "run",
		edges: [
			wo,
			M,
			M,
			N
		]
	},
	{
		id: "run-2",
		type: "run",
		edges: [
			N,
			N,
			N,
			N
		]
	},
	{
		id: "run-3",
		type: "run",
		edges: [
			N,
			N,
			N,
			N
		]
	},
	{
		id: "team-search-1",
		type: "team-search",
		edges: [
			M,
			N,
			N,
			M
		]
	},
	{
		id: "team-search-2",
		type: "team-search",
		edges: [
			N,
			N,
			M,
			wo
		]
	},
	{
		id: "team-search-3",
		type: "team-search",
		edges: [
			N,
			M,
			M,
			N
		]
	},
	{
		id: "team-search-4",
		type: "team-search",
		edges: [
			wo,
			M,
			N,
			M
		]
	},
	{
		id: "parasite-1",
		type: "parasite-room",
		edges: [
			N,
			N,
			M,
			N
		]
	},
	{
		id: "parasite-2",
		type: "parasite-room",
		edges: [
			N,
			N,
			N,
			M
		]
	},
	{
		id: "parasite-3",
		type: "parasite-room",
		edges: [
			M,
			N,
			N,
			M
		]
	},
	{
		id: "parasite-4",
		type: "parasite-room",
		edges: [
			M,
			N,
			N,
			N
		]
	}
], To = {
	health: 2,
	each: 1
}, Eo = [
	"reactor",
	"hive",
	"empty"
], Do = (e) => !Eo.includes(e), Oo = {
	copies: 1,
	set: "base",
	cost: 0,
	copiesAre: "confirmed"
}, F = ((e) => e.map((e) => ({
	...Oo,
	...e
})))([
	{
		id: "gas-can",
		copies: 12,
		use: "trade",
		traits: {
			repels: !0,
			burns: !0
		}
	},
	{
		id: "armor",
		copies: 7,
		use: "single",
		traits: { armor: 1 }
	},
	{
		id: "ammo",
		copies: 6,
		use: "charges",
		traits: { shots: 4 }
	},
	{
		id: "parasite-alarm",
		copies: 3,
		use: "immediate"
	},
	{
		id: "first-aid-kit",
		copies: 3,
		use: "single",
		effect: {
			does: "heal",
			amount: 2
		}
	},
	{
		id: "keycard",
		copies: 3,
		use: "permanent",
		traits: { opensDoors: !0 }
	},
	{
		id: "heavy-gun",
		copies: 2,
		use: "permanent",
		traits: { shotsPerAction: 2 }
	},
	{
		id: "grenade",
		copies: 2,
		use: "single",
		cost: 1,
		effect: {
			does: "blast",
			damage: 1
		}
	},
	{
		id: "energy-boost",
		copies: 2,
		use: "single",
		effect: {
			does: "gain-actions",
			amount: 2
		}
	},
	{
		id: "target-scope",
		copies: 2,
		use: "permanent",
		traits: { range: 1 }
	},
	{
		id: "combat-knife",
		copies: 2,
		use: "permanent",
		cost: 1,
		effect: {
			does: "stab",
			hitsFrom: 3,
			damage: 1
		}
	},
	{
		id: "body-scanner",
		use: "single",
		cost: 1,
		effect: { does: "see-hand" }
	},
	{
		id: "host",
		use: "role"
	},
	{
		id: "antidote",
		set: "bonus",
		use: "trade",
		copiesAre: "inferred",
		traits: {
			repels: !0,
			cures: !0
		}
	},
	{
		id: "night-vision",
		copies: 2,
		set: "bonus",
		use: "permanent",
		copiesAre: "reconstructed",
		traits: { quiet: !0 }
	},
	{
		id: "parasite-signal",
		copies: 2,
		set: "bonus",
		use: "single",
		copiesAre: "reconstructed",
		effect: {
			does: "lure",
			distance: 2
		}
	},
	{
		id: "sniper-rifle",
		set: "bonus",
		use: "permanent",
		copiesAre: "reconstructed",
		traits: {
			range: 2,
			alone: !0
		}
	}
]), I = [
	"red",
	"green",
	"purple",
	"orange",
	"blue",
	"white"
], ko = I.length, Ao = ["trooper", "android"], jo = [...Array.from({ length: 5 }, (e, t) => `gray-${t + 1}`), ...Array.from({ length: 5 }, (e, t) => `black-${t + 1}`)], Mo = "antidote-spent", No = I.flatMap((e) => Ao.map((t) => `${e}-${t}`)), L = (e, t, n) => n.map((n) => ({
	name: n,
	group: e,
	back: t
})), Po = [
	...L("room", "room", P.map((e) => e.id)),
	...L("piece", "piece", jo),
	...L("piece", "piece", No),
	...L("card", "card", F.map((e) => e.id)),
	...L("card", "card", [Mo]),
	...L("card", "card", I.map((e) => `infection-${e}`)),
	...L("status", "status", ["human", "infected"]),
	...L("mark", "mark", I.map((e) => `mark-${e}`)),
	...L("mark", "mark", I.map((e) => `infector-${e}`)),
	...L("mark", "mark", I.map((e) => `killer-${e}`)),
	...L("mark", "mark", ["lone-human"]),
	...L("card", "door", ["door-card"])
], Fo = [...No, ...jo], Io = No, Lo = new Map(Po.map((e, t) => [e.name, t]));
function R(e) {
	let t = Lo.get(e);
	if (t === void 0) throw RangeError(`panic has no kind "${e}"`);
	return t;
}
function Ro(e) {
	let [t, n] = F.filter(e);
	if (n) throw RangeError(`panic's rules cannot tell "${n.id}" from "${t.id}"`);
	return R(t.id);
}
var zo = (e) => Ro((t) => t.traits?.[e] !== void 0), z = {
	gas: zo("burns"),
	armor: zo("armor"),
	ammo: zo("shots"),
	keycard: zo("opensDoors"),
	nightVision: zo("quiet"),
	antidote: zo("cures"),
	knife: Ro((e) => e.effect?.does === "stab"),
	alarm: Ro((e) => e.use === "immediate"),
	host: Ro((e) => e.use === "role"),
	spentAntidote: R(Mo),
	human: R("human"),
	infected: R("infected"),
	firstCard: R(F[0].id),
	firstInfection: R("infection-red")
}, Bo = (e) => F[e - z.firstCard], Vo = (e) => e >= z.firstInfection && e < z.firstInfection + ko, Ho = (e) => e >= z.firstCard && e < z.firstCard + F.length && e !== z.host, B = P.length, V = B + jo.length, Uo = (e) => V + e, H = (e) => e >= B && e < V, Wo = (e, t) => e >= V && e < V + 2 * t, U = [...P.map((e) => e.id), ...P.filter((e) => e.inner).map((e) => `${e.id}-inner`)], Go = Lr(ko, {
	room: {
		faces: "everyone",
		each: U
	},
	station: { faces: "everyone" },
	roomDeck: {
		faces: "top",
		ordered: !0
	},
	aside: { faces: "everyone" },
	deck: {
		faces: "nobody",
		ordered: !0
	},
	discard: {
		faces: "everyone",
		ordered: !0
	},
	hand: {
		faces: "owner",
		each: "seat"
	},
	laid: {
		faces: "everyone",
		each: "seat"
	},
	box: { faces: "nobody" },
	supply: { faces: "everyone" },
	barracks: { faces: "everyone" },
	fallen: { faces: "everyone" },
	status: {
		faces: "owner",
		each: "seat"
	},
	otherStatus: {
		faces: "owner",
		each: "seat"
	},
	infected: {
		faces: "nobody",
		size: "nobody",
		ordered: !0
	},
	infectors: {
		faces: "nobody",
		size: "nobody"
	},
	killers: {
		faces: "nobody",
		size: "nobody"
	},
	lone: {
		faces: "owner",
		size: "owner",
		each: "seat"
	},
	unmarked: {
		faces: "nobody",
		size: "nobody"
	},
	door: {
		faces: "everyone",
		each: "seat"
	}
}), W = Go.at, Ko = [
	0,
	1,
	1,
	2,
	2
], G = (e, t) => 2 * e + t, qo = (e) => e >> 1, Jo = (e) => e & 1, Yo = (e, t) => e.health[G(t, 0)] > 0 || e.health[G(t, 1)] > 0, Xo = (e, t) => Ko[e.health[G(t, 0)]] + Ko[e.health[G(t, 1)]];
function Zo(e, t) {
	let n = e.where(t) - W.room;
	return n < U.length ? n : -1;
}
var K = (e, t) => Zo(e, Uo(t)), Qo = (e, t) => {
	let { seats: n } = e.state;
	for (let r = 1; r <= n; r++) {
		let i = (t + r) % n;
		if (Yo(e.vars, i)) return i;
	}
	return -1;
}, $o = (e) => {
	let t = [];
	for (let n = 0; n < e.state.seats; n++) Yo(e.vars, n) && t.push(n);
	return t;
};
function es(e, t, n) {
	let r = 0;
	for (let i of e.zone(W.room + t)) if (i >= V) {
		let e = qo(i - V);
		e !== n && (r |= 1 << e);
	}
	return r;
}
function ts(e, t) {
	t & t - 1 || (e.vars.acted |= t);
}
var ns = Io.length, rs = (e) => H(e) ? ns + e - B : e - V, is = (e) => e >= ns ? B + e - ns : Uo(e), as = {
	mark: R("mark-red"),
	infector: R("infector-red"),
	killer: R("killer-red")
}, os = (e, t) => as[e] + t, q = (e, t) => e.kind(e.zone(W.status + t)[0]) === z.infected;
function ss(e, t) {
	let n = e.zone(W.status + t)[0];
	e.move(e.zone(W.otherStatus + t)[0], W.status + t), e.move(n, W.otherStatus + t);
}
function cs(e, t) {
	ss(e, t), e.move(e.find(W.unmarked, os("mark", t)), W.infected);
}
function ls(e, t) {
	ss(e, t), e.move(e.find(W.infected, os("mark", t)), W.unmarked);
}
var us = (e) => e.kind(e.top(W.infected)) - as.mark;
function ds(e, t, n) {
	let r = e.find(W.unmarked, os(t, n));
	r >= 0 && e.move(r, t === "infector" ? W.infectors : W.killers);
}
var fs = (e, t) => e.find(W.infectors, os("infector", t)) >= 0 || e.find(W.killers, os("killer", t)) >= 0, ps = (e) => e.zone(W.infectors).length > 0, ms = (e) => $o(e).filter((t) => q(e, t)), hs = (e, t) => q(e, t) && e.find(W.hand + t, z.host) >= 0, J = (e) => z.firstInfection + e;
// packages/games/src/panic/ending.ts
function gs(e) {
	return Ss(e, "hive-burned", "PAN-END-01", $o(e).filter((t) => !q(e, t)));
}
function _s(e, t, n) {
	return Ss(e, t, n, ms(e).filter((t) => !bs(e, t) && xs(e, t)));
}
var vs = (e) => Ss(e, "out-of-time", "PAN-END-10", []);
function ys(e) {
	for (let t = 0; t < e.state.seats; t++) if (e.vars.health[G(t, 0)] > 0) return !1;
	return !0;
}
function bs(e, t) {
	return ms(e).length === $o(e).length && t === us(e) && ps(e);
}
var xs = (e, t) => !e.vars.options.masterAndServant || hs(e, t) || fs(e, t);
function Ss(e, t, n, r) {
	return e.log?.tell(n, t), e.finish({
		how: t,
		rule: n,
		winners: r
	});
}
// packages/games/src/panic/vars.ts
var Cs = {
	bonus: [!1, !0],
	fewerInfections: [!1, !0],
	beginnerHost: [!1, !0],
	gas: [3, 4],
	masterAndServant: [!1, !0],
	secondHost: [!1, !0],
	oneRoll: [!1, !0],
	tradeByCharacter: [!1, !0],
	roundLimit: [
		40,
		20,
		60,
		0
	],
	vote: [!1, !0]
}, Y = tt();
function ws(e) {
	return {
		options: e.options,
		round: 1,
		active: -1,
		ap: 0,
		health: Array(2 * e.seats).fill(4),
		shots: Array(ko).fill(0),
		cell: Array(P.length).fill(-1),
		turned: Array(P.length).fill(0),
		used: Array(P.length).fill(!1),
		sides: Array(4 * U.length).fill(-1),
		fits: [],
		flipped: Array(jo.length).fill(!1),
		doorsOpen: !1,
		started: Array(e.seats).fill(!1),
		owesSearch: !1,
		buried: !1,
		terminalUsed: !1,
		voteCalled: !1,
		traded: [0, 0],
		attacked: 0,
		acted: 0,
		scan: null
	};
}
var Ts = (e) => e.options.fewerInfections ? 4 : 5, Es = R("lone-human");
function Ds(e, t) {
	let { seats: n, zones: r } = e.state, i = e.find(W.unmarked, Es);
	for (let e = 0; i < 0 && e < n; e++) i = r[W.lone + e][0] ?? -1;
	e.move(i, t.length === 1 ? W.lone + t[0] : W.unmarked);
}
var Os = Y("heat-scan").steps({ reveal(e) {
	let t = $o(e), n = t.filter((t) => !q(e, t)), r = t.length - n.length;
	return e.vars.scan = {
		infected: r,
		human: n.length
	}, e.learned = -1, e.log?.tell("PAN-SCAN-03", "scan", {
		infected: r,
		human: n.length
	}), Ds(e, n), n.length === 0 ? _s(e, "all-infected", "PAN-END-02") : ".";
} }), ks = (e, t) => e.zone(W.lone + t).length > 0 && !q(e, t), As = 20, js = (e, t, n) => e === 0 ? "" : e > 0 ? `${t}${e}` : `${n}${-e}`, Ms = {
	name: "cell",
	size: 1681,
	literal: !0,
	print(e) {
		let t = Math.floor(e / 41) - As, n = e % 41 - As;
		return js(t, "n", "s") + js(n, "e", "w") || "o";
	},
	parse(e) {
		if (e === "o") return 840;
		let t = /^(?:([ns])([1-9]\d?))?(?:([ew])([1-9]\d?))?$/.exec(e);
		if (t === null || e === "") return -1;
		let n = Number(t[2] ?? 0) * (t[1] === "s" ? -1 : 1), r = Number(t[4] ?? 0) * (t[3] === "w" ? -1 : 1);
		return Math.abs(r) > As || Math.abs(n) > As ? -1 : (n + As) * 41 + r + As;
	}
}, Ns = Po.slice(z.firstCard, z.firstInfection + I.length).map((e) => e.name), X = {
	seat: w("seat", I),
	who: w("who", Ao),
	patient: w("who", [...Ao, "both"]),
	pawn: w("piece", Io),
	target: w("piece", Fo),
	room: w("room", U),
	cell: Ms,
	turned: {
		...w("turned", [
			"0",
			"90",
			"180",
			"270"
		]),
		literal: !0
	},
	card: w("card", Ns),
	partner: w("partner", ["alone", ...I]),
	manner: w("manner", ["openly", "quietly"]),
	terminal: w("terminal", [
		"open-doors",
		"discover",
		"scan"
	]),
	number: bt("number", Bo(z.armor).copies)
}, Z = At({
	explore: [["cell", X.cell], ["turned", X.turned]],
	dig: [],
	move: [["who", X.who], ["room", X.room]],
	search: [
		["who", X.who],
		["partner", X.partner],
		["manner", X.manner]
	],
	treat: [["who", X.patient]],
	terminal: [["who", X.who], ["function", X.terminal]],
	shoot: [["target", X.target]],
	stab: [["who", X.who], ["target", X.target]],
	lay: [["card", X.card]],
	boost: [],
	heal: [["pawn", X.pawn]],
	share: [["first", X.pawn], ["second", X.pawn]],
	grenade: [["who", X.who], ["room", X.room]],
	inspect: [["seat", X.seat]],
	lure: [["from", X.room], ["to", X.room]],
	burn: [],
	concede: [],
	vote: [],
	end: [],
	trade: [["seat", X.seat]],
	give: [["card", X.card]],
	run: [["room", X.room]],
	stay: [],
	hold: [],
	join: [],
	decline: [],
	armor: [["number", X.number]],
	take: [["parasite", X.target]],
	yes: [],
	no: [],
	armors: [["trooper", X.number], ["android", X.number]],
	draw: [],
	enough: []
}), Ps = P.length, Fs = [
	41,
	1,
	-41,
	-1
], Is = U.map((e) => P.findIndex((t) => t.id === e.replace(/-inner$/, ""))), Ls = P.map((e) => U.indexOf(`${e.id}-inner`)), Rs = P.flatMap((e) => [
	0,
	1,
	2,
	3
].flatMap((t) => [
	0,
	1,
	2,
	3
].map((n) => e.edges[n - t & 3]))), zs = (e, t, n) => Rs[e << 4 | t << 2 | n], Bs = P.map((e) => Do(e.type)), Vs = (e) => U.map((t, n) => P[Is[n]].type === e), Hs = Vs("run"), Us = Vs("parasite-room"), Ws = P.map((e) => e.type), Gs = U.indexOf("reactor"), Q = U.indexOf("hive"), $ = (e) => Is[e], Ks = (e) => Ws[Is[e]], qs = (e) => Bs[Is[e]], Js = (e) => Hs[e], Ys = (e) => Us[e], Xs = (e) => Bs[e];
function Zs(e) {
	let t = 0;
	return U.forEach((n, r) => {
		let i = Is[r];
		P[i].type === e && (Ls[i] === -1 || r >= Ps) && (t |= 1 << r);
	}), t;
}
var Qs = Zs("terminal"), $s = Zs("sick-bay"), ec = (e, t) => e.cell.indexOf(t), tc = (e) => e + 2 & 3, nc = (e, t) => e << 2 | t, rc = (e, t) => e === 0 || t === 0 ? 0 : e === 2 || t === 2 ? 2 : 1;
function ic(e, t, n, r) {
	e.cell[t] = n, e.turned[t] = r;
	let i = Ls[t];
	for (let a = 0; a < 4; a++) {
		let o = ec(e, n + Fs[a]);
		if (o === -1) continue;
		let s = rc(zs(t, r, a), zs(o, e.turned[o], tc(a)));
		e.sides[4 * t + a] = nc(o, s), e.sides[4 * o + tc(a)] = nc(t, s), i !== -1 && (e.sides[4 * i + a] = nc(o, 0)), Ls[o] !== -1 && ac(e, o, tc(a), t);
	}
	i !== -1 && (e.sides[4 * t + r] = nc(i, 2), e.sides[4 * i + tc(r)] = nc(t, 2));
}
function ac(e, t, n, r) {
	let i = Ls[t], a = e.turned[t];
	n === a && (e.sides[4 * t + n] = nc(i, 2)), n !== tc(a) && (e.sides[4 * i + n] = nc(r, 0));
}
function oc(e, t) {
	let n = Ls[t];
	for (let r = 0; r < 4; r++) {
		let i = ec(e, e.cell[t] + Fs[r]);
		if (e.sides[4 * t + r] = -1, n !== -1 && (e.sides[4 * n + r] = -1), i === -1) continue;
		let a = tc(r);
		for (let n of [i, Ls[i]]) n !== -1 && sc(e, n, a) === t && (e.sides[4 * n + a] = -1);
	}
	e.cell[t] = -1, e.turned[t] = 0;
}
var sc = (e, t, n) => e.sides[4 * t + n] >> 2, cc = (e, t, n) => e.sides[4 * t + n] & 3;
function lc(e, t, n) {
	let r = e.sides[4 * t + n];
	return r & 3 ? r >> 2 : -1;
}
function uc(e, t, n, r, i) {
	let a = Fs.indexOf(r - e.cell[t]);
	return rc(zs(t, e.turned[t], a), zs(n, i, tc(a)));
}
var dc = (e, t) => e.find(W.laid + t, z.keycard) >= 0, fc = (e, t) => e.vars.doorsOpen || dc(e, t), pc = (e, t) => e === 1 || e === 2 && t, mc = (e, t) => [
	ec(e, t + Fs[0]),
	ec(e, t + Fs[1]),
	ec(e, t + Fs[2]),
	ec(e, t + Fs[3])
];
function hc(e, t, n, r) {
	for (let i = 0; i < 4; i++) {
		let a = r[i];
		if (a === -1) continue;
		let o = zs(t, n, i), s = zs(a, e.turned[a], tc(i));
		if (o === 0 != (s === 0) || o === 2 && s === 2) return !1;
	}
	return !0;
}
function gc(e, t) {
	let n = 0;
	for (let r = 0; r < 4; r++) {
		let i = t[r];
		i !== -1 && zs(i, e.turned[i], tc(r)) !== 0 && (n |= 1 << i);
	}
	return n;
}
var _c = [0, 2], vc = [1, 3], yc = (e, t) => e << 2 | t, bc = (e) => e >> 2, xc = (e) => e & 3;
function Sc(e, t, n) {
	let r = [];
	for (let i = 0; i < Ps; i++) if (e.cell[i] !== -1) for (let a = 0; a < 4; a++) {
		if (zs(i, e.turned[i], a) === 0 || sc(e, i, a) !== -1) continue;
		let o = e.cell[i] + Fs[a], s = mc(e, o), c = gc(e, s);
		if ((c & -c) === 1 << i) for (let i of n) hc(e, t, i, s) && r.push(yc(o, i), c);
	}
	return r;
}
function Cc(e, t) {
	let n = Sc(e, t, _c);
	return t === Q && n.length === 0 ? Sc(e, t, vc) : n;
}
var wc = (e, t) => Cc(e, t).length > 0;
// packages/games/src/panic/actions/explore.ts
function Tc(e) {
	let t = e.top(W.roomDeck);
	return t < 0 ? -1 : e.kind(t);
}
function Ec(e) {
	let t = Tc(e);
	e.vars.fits = t === -1 ? [] : Cc(e.vars, t);
}
function Dc(e, t) {
	let n = K(e, G(t, 0)), r = K(e, G(t, 1));
	return (n < 0 ? 0 : 1 << n) | (r < 0 ? 0 : 1 << r);
}
var Oc = -1;
function kc(e, t, n) {
	let { fits: r } = e.vars, i = !1;
	for (let e = 0; e < r.length; e += 2) (r[e + 1] & t) !== 0 && (i = !0, n(bc(r[e]), xc(r[e])));
	return i;
}
function Ac(e, t, n) {
	let { fits: r } = e.vars;
	for (let e = 0; e < r.length; e += 2) if (bc(r[e]) === t && xc(r[e]) === n) return r[e + 1];
	return 0;
}
function jc(e) {
	let t = Tc(e);
	return t === -1 ? "PAN-ACT-10" : e.vars.fits.length > 0 ? "PAN-ACT-04" : e.vars.buried && t !== Q ? "PAN-ACT-05" : null;
}
var Mc = Y("place-room").steps({ place(e, { card: t, cell: n, turned: r }) {
	ic(e.vars, t, n, r), e.move(0 + t, W.station), e.log?.tell("PAN-ACT-01", "placed", {
		seat: C(X.seat, e.vars.active),
		room: C(X.room, t),
		cell: X.cell.print(n)
	});
	let i = e.top(W.aside);
	if (i >= 0 && e.move(i, W.roomDeck), Ec(e), t === Q) e.call(Os, {});
	else if (Nc(e)) return _s(e, "hive-lost", Pc(e) ? "PAN-END-05" : "PAN-ACT-11");
	return ".";
} });
function Nc(e) {
	return e.where(0 + Q) === W.roomDeck && e.vars.fits.length === 0 && e.zone(W.roomDeck).every((t) => !wc(e.vars, t - 0));
}
var Pc = (e) => e.zone(W.roomDeck).length === 1, Fc = Y("dig").steps({
	uncover(e, { seat: t }) {
		for (; jc(e) === null;) {
			let n = e.top(W.roomDeck), r = e.kind(n) === Q;
			r ? e.move(n, W.aside) : (e.slip(n, W.roomDeck), e.vars.buried = !0), Ec(e), e.log?.tell(r ? "PAN-ACT-08" : "PAN-ACT-05", "buried", {
				seat: C(X.seat, t),
				room: C(X.room, e.kind(n))
			});
		}
	},
	place: {
		asks: (e, { seat: t, anywhere: n }) => Ic(e, t, n) ? t : -1,
		options: (e, { anywhere: t }, n, r) => Lc(e, n, t, r)
	},
	done(e, { seat: t, anywhere: n }) {
		if (e.answered) {
			let r = Z.explore.value(e.answer, 0), i = Z.explore.value(e.answer, 1);
			return n || ts(e, Ac(e, r, i) & Dc(e, t)), e.call(Mc, {
				card: Tc(e),
				cell: r,
				turned: i
			}), ".";
		}
		let r = e.top(W.aside);
		return r >= 0 && e.move(r, W.roomDeck), Ec(e), ".";
	}
}), Ic = (e, t, n) => kc(e, n ? Oc : Dc(e, t), () => {});
function Lc(e, t, n, r) {
	kc(e, n ? Oc : Dc(e, t), (e, t) => r.add(Z.explore(e, t)));
}
// packages/games/src/panic/alarm.ts
var Rc = (e, t) => t >= B + 5 && !e.vars.flipped[t - B], zc = (e, t, n) => Rc(e, t) === Rc(e, n) && t < B + 5 == n < B + 5;
function Bc(e) {
	let t = -1;
	for (let n of e.zone(W.supply)) (t === -1 || n < t) && (t = n);
	return t;
}
function Vc(e, t) {
	let n = e.zone(W.room + t), r = 0;
	for (let e = 0; e < n.length; e++) H(n[e]) && r++;
	return r;
}
function Hc(e) {
	let t = 0;
	for (let n = 0; n < U.length; n++) t = Math.max(t, Vc(e, n));
	return t;
}
function Uc(e, t) {
	let n = e.zone(e.where(t));
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		if (i < t && H(i) && zc(e, i, t)) return !0;
	}
	return !1;
}
var Wc = Y("alarm").steps({
	roll(e, t) {
		let n = e.roll(4), r = sc(e.vars, t.room, n - 1);
		t.target = r === -1 ? t.room : r, e.log?.tell("PAN-ALARM-01", "alarm", {
			seat: C(X.seat, t.seat),
			die: n,
			room: C(X.room, t.target)
		});
	},
	choose: {
		asks: (e, { seat: t }) => Bc(e) === -1 ? t : -1,
		options(e, t, n, r) {
			let i = Hc(e);
			for (let t = 0; t < jo.length; t++) {
				let n = B + t;
				Vc(e, Zo(e, n)) < i ? r.refuse(Z.take(rs(n)), "PAN-ALARM-06") : Uc(e, n) || r.add(Z.take(rs(n)));
			}
		}
	},
	place(e, { target: t }) {
		let n = e.answered ? is(Z.take.value(e.answer, 0)) : Bc(e), r = C(X.target, rs(n));
		e.answered ? e.log?.tell("PAN-ALARM-06", "alarm-takes", {
			parasite: r,
			from: C(X.room, Zo(e, n))
		}) : e.log?.tell("PAN-ALARM-05", "alarm-brings", { parasite: r }), e.move(n, W.room + t);
	}
}), Gc = 2, Kc = (e, t) => e.vars.health[t] < 4;
function qc(e, t, n, r) {
	let { health: i } = e.vars, a = i[t];
	i[t] = Math.min(4, a + n), e.log?.tell(r, "healed", {
		pawn: C(X.pawn, t),
		amount: i[t] - a,
		left: i[t]
	});
}
function Jc(e, t) {
	let n = K(e, t);
	return n >= 0 && !!($s & 1 << n);
}
function Yc(e, t, n, r) {
	let i = Jc(e, G(t, 0)), a = Jc(e, G(t, 1));
	if (!i && !a) return;
	let o = (e, t) => r.unless(n ?? (e ? null : "PAN-ACT-39"), Z.treat(t)), s = Kc(e, G(t, 0)), c = Kc(e, G(t, 1));
	i && o(s, 0), a && o(c, 1), i && a && o(s || c, Gc);
}
var Xc = Y("treat").steps({
	alarm(e, { seat: t, who: n }) {
		let r = K(e, G(t, n === Gc ? 0 : n));
		e.log?.tell("PAN-ACT-39", "treats", {
			seat: C(X.seat, t),
			room: C(X.room, r)
		}), e.vars.used[$(r)] && e.call(Wc, {
			room: r,
			seat: t
		});
	},
	heal(e, { seat: t, who: n }) {
		n === Gc ? (qc(e, G(t, 0), To.each, "PAN-ACT-39"), qc(e, G(t, 1), To.each, "PAN-ACT-39")) : qc(e, G(t, n), To.health, "PAN-ACT-39");
		let r = K(e, G(t, n === Gc ? 0 : n));
		return e.vars.used[$(r)] = !0, ".";
	}
});
function Zc(e, t, n, r) {
	let i = [0, 1].map((n) => K(e, G(t, n)));
	i.forEach((t, a) => {
		if (t < 0 || i.indexOf(t) < a) return;
		let o = e.zone(W.room + t).filter((t) => Wo(t, e.state.seats) && Kc(e, t - V)).map((e) => e - V).sort((e, t) => e - t);
		o.forEach((e, t) => {
			r.unless(n, Z.heal(e));
			for (let i of o.slice(t + 1)) r.unless(n, Z.share(e, i));
		});
	});
}
function Qc(e, t, n) {
	let r = "PAN-CARD-first-aid-kit";
	if (T(t) === Z.heal.code) qc(e, Z.heal.value(t, 0), n, r);
	else for (let i of Z.share.values(t)) qc(e, i, n / 2, r);
}
// packages/games/src/panic/trade.ts
var $c = (e) => e - z.firstCard, el = (e) => e + z.firstCard, tl = (e, t) => e.zone(W.hand + t).some((t) => Ho(e.kind(t))), nl = (e, t) => q(e, t) && e.find(W.hand + t, J(t)) >= 0;
function rl(e, t, n) {
	return n === z.host ? e.vars.options.beginnerHost && q(e, t) && e.find(W.hand + t, J(t)) < 0 ? null : "PAN-TRADE-14" : n === z.spentAntidote ? "PAN-TRADE-15" : n === J(t) ? q(e, t) ? null : "PAN-TRADE-12" : Vo(n) && (tl(e, t) || nl(e, t)) ? "PAN-TRADE-13" : null;
}
function il(e, t) {
	return e.zone(W.hand + t).some((n) => rl(e, t, e.kind(n)) === null) ? null : e.find(W.hand + t, z.spentAntidote) >= 0 ? z.spentAntidote : J(t);
}
var al = (e, t) => e === J(t) || e === z.host, ol = Y("trade").steps({
	offer: {
		asks: (e, { seat: t, partner: n }) => [t, n],
		options(e, t, n, r) {
			let i = il(e, n), a = 0;
			for (let t of e.zone(W.hand + n)) {
				let o = e.kind(t), s = 1 << $c(o);
				if (a & s) continue;
				a |= s;
				let c = o === i ? null : rl(e, n, o);
				r.unless(c, Z.give($c(o)));
			}
		}
	},
	swap(e, { seat: t, partner: n }) {
		let r = (t) => e.find(W.hand + t, el(Z.give.value(e.answerOf(t), 0))), i = r(t), a = r(n), o = [e.kind(i), e.kind(a)], s = [q(e, t), q(e, n)];
		e.move(i, W.hand + n), e.move(a, W.hand + t), e.log?.tell("PAN-INFO-public-08", "trade", {
			seat: C(X.seat, t),
			partner: C(X.seat, n),
			given: mt(e, i),
			received: mt(e, a)
		}), sl(e, t, o[0], s[0], n, o[1], s[1]), sl(e, n, o[1], s[1], t, o[0], s[0]), o[0] === z.antidote && cl(e, i), o[1] === z.antidote && cl(e, a);
	}
});
function sl(e, t, n, r, i, a, o) {
	Bo(n)?.traits?.cures && o && (ls(e, i), e.log?.tell("PAN-TRADE-20", "cured", { seat: C(X.seat, i) }, nt(i))), r && al(n, t) && !o && (Bo(a)?.traits?.repels ? e.log?.tell("PAN-TRADE-18", "repelled", { seat: C(X.seat, i) }, nt(i)) : (cs(e, i), ds(e, "infector", t), e.log?.tell("PAN-TRADE-17", "infected", { seat: C(X.seat, i) }, nt(i))));
}
var cl = (e, t) => e.turn(t, z.spentAntidote);
// packages/games/src/panic/actions/acted.ts
function ll(e, t, n) {
	let r = (n) => 1 << K(e, G(t, n));
	switch (T(n)) {
		case Z.search.code: return r(Z.search.value(n, 0));
		case Z.shoot.code: return r(1);
		case Z.stab.code: return r(Z.stab.value(n, 0));
		case Z.grenade.code: return r(Z.grenade.value(n, 0));
		case Z.explore.code: return Ac(e, Z.explore.value(n, 0), Z.explore.value(n, 1)) & Dc(e, t);
		case Z.dig.code: return Dc(e, t);
		case Z.inspect.code: return ul(e, t, Z.inspect.value(n, 0));
		default: return 0;
	}
}
function ul(e, t, n) {
	let r = 0;
	for (let i of [0, 1]) {
		let a = K(e, G(t, i));
		a >= 0 && es(e, a, t) & 1 << n && (r |= 1 << a);
	}
	return r;
}
var dl = (e, t, n) => ts(e, ll(e, t, n)), fl = (e) => e.zone(W.deck).length + e.zone(W.discard).length > 0;
function pl(e, t) {
	return e.vars.ap < 1 ? "PAN-TURN-05" : qs(t) ? fl(e) ? null : "PAN-ACT-26" : "PAN-ACT-16";
}
var ml = (e, t, n) => Ks(t) === "team-search" ? es(e, t, n) : 0, hl = (e, t) => e.vars.attacked & 1 << t ? "PAN-ACT-23" : null, gl = Y("search").steps({
	begin(e, t) {
		let { seat: n, who: r } = t, i = K(e, G(n, r)), a = e.vars.used[$(i)];
		e.vars.owesSearch = !1, t.left = Ks(i) === "storage" && !a ? 3 : 1, e.log?.tell("PAN-ACT-16", "search", {
			seat: C(X.seat, n),
			who: C(X.who, r),
			room: C(X.room, i)
		}), a && !t.quiet && e.call(Wc, {
			room: i,
			seat: n
		});
	},
	join: {
		asks: (e, { partner: t }) => t,
		options(e, t, n, r) {
			r.add(Z.join()), r.add(Z.decline());
		}
	},
	joined(e, t) {
		t.joined = e.answered && T(e.answer) === Z.join.code;
	},
	draw(e, t) {
		let { seat: n, who: r } = t;
		t.left--, e.call(_l, {
			seat: n,
			room: K(e, G(n, r))
		});
	},
	more: {
		asks: (e, { seat: t, left: n }) => n > 0 && fl(e) ? t : -1,
		options(e, t, n, r) {
			r.add(Z.draw()), r.add(Z.enough());
		}
	},
	again: (e) => e.answered && T(e.answer) === Z.draw.code ? "draw" : void 0,
	help(e, { seat: t, who: n, partner: r, joined: i }) {
		i && e.call(_l, {
			seat: r,
			room: K(e, G(t, n))
		});
	},
	use(e, { seat: t, who: n }) {
		return e.vars.used[$(K(e, G(t, n)))] = !0, ".";
	}
}), _l = Y("draw").steps({ card(e, { seat: t, room: n }) {
	yl(e);
	let r = e.top(W.deck);
	if (r < 0) return ".";
	let i = e.kind(r);
	return i === z.alarm ? (e.move(r, W.discard), e.log?.tell("PAN-ACT-20", "drew-alarm", { seat: C(X.seat, t) }), e.call(Wc, {
		room: n,
		seat: t
	}), ".") : (e.move(r, W.hand + t), e.log?.tell("PAN-ACT-16", "drew", {
		seat: C(X.seat, t),
		card: mt(e, r)
	}), i === z.host && vl(e, t), ".");
} });
function vl(e, t) {
	q(e, t) || (cs(e, t), e.log?.tell("PAN-ACT-21", "infected", { seat: C(X.seat, t) }, nt(t)));
}
function yl(e) {
	if (!(e.zone(W.deck).length > 0 || e.zone(W.discard).length === 0)) {
		for (; e.zone(W.discard).length > 0;) e.move(e.top(W.discard), W.deck);
		e.shuffle(W.deck), e.log?.tell("PAN-ACT-26", "reshuffled");
	}
}
// packages/games/src/panic/actions/first-search.ts
var bl = 99, xl = 3;
function Sl(e, t, n, r) {
	let i = !1;
	return kc(e, 1 << n, (a, o) => {
		i ||= pc(uc(e.vars, n, t, a, o), r);
	}), i;
}
function Cl(e, t, n, r) {
	if (n < 0) return bl;
	let { vars: i } = e, a = fc(e, t), o = bl, s = 1 << n, c = s;
	for (let t = 0; c !== 0 && t < i.ap; t++) {
		let n = 0;
		for (let s = c; s !== 0; s &= s - 1) {
			let c = 31 - Math.clz32(s & -s);
			if (qs(c)) return Math.min(o, t + 1);
			r !== -1 && Sl(e, r, c, a) && (o = Math.min(o, t + xl));
			for (let e = 0; e < 4; e++) {
				let t = lc(i, c, e);
				t !== -1 && pc(cc(i, c, e), a) && (n |= 1 << t);
			}
		}
		c = n & ~s, s |= n;
	}
	return o;
}
var wl = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	constructor(e, t) {
		this.#e = e, this.#t = t;
		let n = Tc(e);
		this.#n = n !== -1 && Xs(n) ? n : -1;
		let r = this.#o(-1);
		this.#i = Math.min(r[0], r[1]);
		let i = this.#n !== -1 && this.#i >= xl;
		this.#r = i ? this.#o(this.#n) : r, this.#a = Math.min(this.#r[0], this.#r[1]) <= e.vars.ap;
	}
	afterPaying(e) {
		return this.#s(Math.min(this.#r[0], this.#r[1]), e);
	}
	afterMoving(e, t, n) {
		let r = this.#r[1 - e];
		return this.#s(r, n) === null ? null : this.#s(Cl(this.#e, this.#t, t, this.#n), n);
	}
	afterExploring(e, t) {
		let { vars: n } = this.#e;
		if (this.#i <= n.ap - 1) return null;
		let r = Tc(this.#e);
		ic(n, r, e, t);
		let [i, a] = this.#o(-1);
		return oc(n, r), this.#s(Math.min(i, a), 1);
	}
	afterEnding() {
		return this.#a ? "PAN-TURN-09" : null;
	}
	#o(e) {
		let t = K(this.#e, G(this.#t, 0)), n = K(this.#e, G(this.#t, 1)), r = Cl(this.#e, this.#t, t, e);
		return [r, t === n ? r : Cl(this.#e, this.#t, n, e)];
	}
	#s(e, t) {
		return !this.#a || e <= this.#e.vars.ap - t ? null : "PAN-TURN-10";
	}
}, Tl = (e, t) => e.vars.owesSearch && fl(e) ? new wl(e, t) : null, El = Bo(z.armor).traits.armor, Dl = (e, t) => e.zone(W.hand + t).length - Ts(e.vars);
function Ol(e, t) {
	let [n, r] = t;
	return r !== void 0 && K(e, n.pawn) !== K(e, r.pawn);
}
var kl = (e) => Math.max(0, ...e.map(({ loss: e }) => Math.ceil(e / El))), Al = Y("damage").steps({
	armor: {
		asks(e, { hits: t }) {
			let n = [];
			for (let { pawn: r } of t) {
				let t = qo(r);
				Dl(e, t) > 0 && !n.includes(t) && n.push(t);
			}
			return n.sort((e, t) => e - t);
		},
		options(e, { hits: t }, n, r) {
			let i = t.filter(({ pawn: e }) => qo(e) === n).sort((e, t) => e.pawn - t.pawn), a = e.count(W.hand + n, z.armor), o = Math.min(a, Dl(e, n));
			if (Ol(e, i)) return jl(i, a, o, r);
			for (let e = 0; e <= Math.min(o, kl(i)); e++) r.add(Z.armor(e));
			a > o && kl(i) > o && r.refuse(Z.armor(o + 1), "PAN-FAQ-06");
		}
	},
	suffer(e, { hits: t, by: n }) {
		let r = e.asked.map((t) => [t, e.answerOf(t)]);
		for (let [n, i] of r) {
			let r = Pl(i);
			for (let t = 0; t < r; t++) e.move(e.find(W.hand + n, z.armor), W.discard);
			r > 0 && Nl(e, n, i, t);
		}
		for (let { pawn: i, loss: a } of t) {
			let t = r.find(([e]) => e === qo(i))?.[1];
			Ll(e, i, a - (t === void 0 ? 0 : El * Ml(t, i)), n);
		}
		return ys(e) ? _s(e, "troopers-dead", "PAN-END-03") : ".";
	}
});
function jl([e, t], n, r, i) {
	for (let a = 0; a <= kl([e]); a++) for (let e = 0; e <= kl([t]) && a + e <= n; e++) i.unless(a + e <= r ? null : "PAN-FAQ-06", Z.armors(a, e));
}
var Ml = (e, t) => T(e) === Z.armor.code ? Z.armor.value(e, 0) : Z.armors.values(e)[Jo(t)];
function Nl(e, t, n, r) {
	let i = r.filter(({ pawn: e }) => qo(e) === t);
	for (let { pawn: r } of T(n) === Z.armor.code ? i.slice(0, 1) : i) {
		let i = Ml(n, r);
		i !== 0 && e.log?.tell("PAN-CARD-armor", "armor", {
			seat: C(X.seat, t),
			number: i,
			room: C(X.room, K(e, r))
		});
	}
}
var Pl = (e) => T(e) === Z.armor.code ? Z.armor.value(e, 0) : Ml(e, 0) + Ml(e, 1), Fl = /* @__PURE__ */ new Set([
	"shot",
	"stab",
	"played",
	"parasite-attack"
]), Il = ({ entries: e }) => e.findLast(({ what: e }) => Fl.has(e))?.rule ?? "PAN-PHASE-03";
function Ll(e, t, n, r) {
	let { vars: i } = e, a = {
		pawn: C(X.pawn, t),
		room: C(X.room, K(e, t))
	};
	if (n <= 0) {
		e.log?.tell("PAN-CARD-armor", "spared", a);
		return;
	}
	let o = i.health[t], s = Math.max(0, o - n);
	if (i.health[t] = s, e.log !== null && e.log.tell(Il(e.log), "hurt", {
		...a,
		loss: o - s,
		left: s
	}), s > 0) return;
	let c = qo(t);
	e.move(Uo(t), W.fallen), e.log?.tell("PAN-DEATH-01", "death", { pawn: C(X.pawn, t) }), !Yo(i, c) && (r >= 0 && !q(e, c) && ds(e, "killer", r), Rl(e, c));
}
function Rl(e, t) {
	e.log?.tell("PAN-DEATH-02", "eliminated", { seat: C(X.seat, t) });
	for (let n of [W.hand + t, W.laid + t]) for (; e.zone(n).length > 0;) e.move(e.top(n), W.box);
	e.vars.shots[t] = 0;
	let n = Qo(e, t), r = e.top(W.door + t);
	r < 0 || n < 0 || (e.move(r, W.door + n), e.log?.tell("PAN-TURN-04", "inherits", { seat: C(X.seat, n) }));
}
function zl(e, t) {
	let { flipped: n } = e.vars, r = t - B, i = e.where(t), a = Rc(e, t), o = a ? e.zone(W.supply).filter((e) => e < B + 5) : [], s = o.length > 0 ? Math.min(...o) : t;
	if (e.log?.tell(a ? "PAN-PARA-02" : "PAN-PARA-03", "parasite-hit", {
		parasite: C(X.target, rs(t)),
		gray: C(X.target, rs(s)),
		change: a ? s === t ? "turned" : "gray" : "dead"
	}), a) {
		if (s === t) {
			n[r] = !0;
			return;
		}
		e.move(s, i);
	}
	n[r] = !1, e.move(t, W.supply);
}
// packages/games/src/panic/actions/lay.ts
var Bl = (e, t) => Dl(e, t) > 0 ? null : "PAN-ACT-27", Vl = (e) => F.reduce((t, n, r) => e(n) ? t | 1 << r : t, 0), Hl = Vl((e) => e.use === "permanent" || e.use === "charges"), Ul = Vl(({ traits: e, effect: t }) => e?.shots !== void 0 || e?.shotsPerAction !== void 0 || t?.does === "stab");
function Wl(e, t) {
	let n = 0;
	for (let r of e.zone(W.hand + t)) n |= 1 << $c(e.kind(r));
	return n;
}
function Gl(e, t, n, r) {
	let i = Bl(e, t);
	if (i !== null && !r.explaining) return;
	let a = Wl(e, t) & (n ? Hl & Ul : Hl);
	for (; a !== 0; a &= a - 1) r.unless(i, Z.lay(31 - Math.clz32(a & -a)));
}
function Kl(e, t, n) {
	e.move(e.find(W.hand + t, n), W.laid + t), e.vars.shots[t] += Bo(n)?.traits?.shots ?? 0, e.log?.tell("PAN-ACT-27", "laid", {
		seat: C(X.seat, t),
		card: C(X.card, $c(n))
	});
}
// packages/games/src/panic/actions/shoot.ts
var ql = Bo(z.ammo).traits.shots, Jl = 1;
function Yl(e, t) {
	let n = {
		range: 0,
		shots: 1,
		rifle: 0
	};
	for (let r of e.zone(W.laid + t)) {
		let t = Bo(e.kind(r))?.traits;
		t !== void 0 && (t.alone ? n.rifle = Math.max(n.rifle, t.range ?? 0) : n.range = Math.max(n.range, t.range ?? 0), n.shots = Math.max(n.shots, t.shotsPerAction ?? 1));
	}
	return n;
}
function Xl(e, t, n, r, i) {
	if (i(n, 0), r === 0) return;
	let { vars: a } = e, o = fc(e, t);
	for (let e = 0; e < 4; e++) {
		let t = n;
		for (let n = 1; n <= r; n++) {
			let r = sc(a, t, e), s = n === 1 ? o : a.doorsOpen;
			if (r === -1 || !pc(cc(a, t, e), s)) break;
			i(r, n), t = r;
		}
	}
}
function Zl(e, t, n, r, i) {
	let a = e.zone(W.room + n);
	for (let n = 0; n < a.length; n++) {
		let o = a[n];
		(H(o) ? !r && !Uc(e, o) : qo(o - V) !== t) && i(rs(o));
	}
}
function Ql(e, t) {
	return e.vars.ap < 1 ? "PAN-TURN-05" : e.vars.shots[t] > 0 ? null : "PAN-CARD-ammo";
}
function $l(e, t, n, r, i) {
	let a = K(e, G(t, 1));
	if (a < 0 || n !== null && !i.explaining) return;
	let o = Yl(e, t);
	Xl(e, t, a, r ? 0 : Math.max(o.range, o.rifle), (a) => Zl(e, t, a, r, (e) => i.unless(n, Z.shoot(e))));
}
function eu(e, t) {
	let { shots: n } = e.vars;
	n[t]--;
	let r = Math.ceil(n[t] / ql);
	for (; e.count(W.laid + t, z.ammo) > r;) e.move(e.find(W.laid + t, z.ammo), W.discard);
}
var tu = Y("shoot").steps({
	aim(e, t) {
		let { seat: n, target: r } = t, i = Yl(e, n), a = K(e, G(n, 1)), o = e.where(is(r)) - W.room, s = !1;
		Xl(e, n, a, i.range, (e) => {
			s ||= e === o;
		}), t.left = s ? i.shots : 1, nu(e, n, r, t);
	},
	again: {
		asks(e, { seat: t, left: n }) {
			let r = e.vars.shots[t] > 0 || Dl(e, t) > 0;
			return n > 0 && r ? t : -1;
		},
		options(e, t, n, r) {
			r.add(Z.hold());
			let i = K(e, G(n, 1)), a = e.vars.shots[n] > 0 ? null : "PAN-ACT-36";
			Xl(e, n, i, Yl(e, n).range, (t) => Zl(e, n, t, !1, (e) => r.unless(a, Z.shoot(e)))), e.find(W.hand + n, z.ammo) >= 0 && r.unless(Bl(e, n), Z.lay($c(z.ammo)));
		}
	},
	next(e, t) {
		if (!e.answered || T(e.answer) === Z.hold.code) return;
		let { answer: n } = e;
		return T(n) === Z.lay.code ? Kl(e, t.seat, z.ammo) : nu(e, t.seat, Z.shoot.value(n, 0), t), "again";
	},
	hit(e, { seat: t, shot: n }) {
		let r = [...new Set(n)].map((e) => ({
			pawn: e,
			loss: Jl * n.filter((t) => t === e).length
		}));
		return r.length > 0 && e.call(Al, {
			hits: r,
			by: t
		}), ".";
	}
});
function nu(e, t, n, r) {
	r.left--, eu(e, t), e.log?.tell("PAN-ACT-32", "shot", {
		seat: C(X.seat, t),
		target: C(X.target, n)
	});
	let i = is(n);
	H(i) ? zl(e, i) : (ru(e, i), r.shot.push(i - V));
}
var ru = (e, t) => {
	e.vars.attacked |= 1 << e.where(t) - W.room;
}, iu = Bo(z.knife).effect, au = 4;
function ou(e, t) {
	return e.vars.ap < 1 ? "PAN-TURN-05" : e.find(W.laid + t, z.knife) >= 0 ? null : "PAN-CARD-combat-knife";
}
function su(e, t, n, r, i) {
	if (n === null || i.explaining) for (let a = 0; a <= 1; a++) {
		let o = K(e, G(t, a));
		o < 0 || r >= 0 && o !== r || Zl(e, t, o, r >= 0, (e) => i.unless(n, Z.stab(a, e)));
	}
}
var cu = Y("stab").steps({ roll(e, { seat: t, who: n, target: r }) {
	let i = is(r), a = e.roll(au), o = a >= iu.hitsFrom;
	return e.log?.tell("PAN-CARD-combat-knife", "stab", {
		seat: C(X.seat, t),
		who: C(X.who, n),
		target: C(X.target, r),
		die: a,
		hits: o ? "yes" : "no"
	}), H(i) ? (o && zl(e, i), ".") : (ru(e, i), o && e.call(Al, {
		hits: [{
			pawn: i - V,
			loss: iu.damage
		}],
		by: t
	}), ".");
} });
// packages/games/src/panic/actions/move.ts
function lu(e, t, n, r, i, a, o) {
	let { vars: s } = e, c = K(e, G(t, n)), l = fc(e, t);
	for (let e = 0; e < 4; e++) {
		let t = lc(s, c, e);
		if (t === -1) continue;
		let u = s.ap < i ? "PAN-TURN-05" : null, d = pc(cc(s, c, e), l) ? null : "PAN-ACT-13";
		o.unless(u ?? d ?? a?.afterMoving(n, t, i) ?? null, r(t));
	}
}
function uu(e, { seat: t, who: n }, r) {
	let { vars: i } = e;
	if (r === Gs || es(e, r, t) === 0) return !1;
	let a = 1 << r;
	return ((i.options.tradeByCharacter ? i.traded[n] : i.traded[0] | i.traded[1]) & a) === 0;
}
function du(e, { seat: t, who: n }, r) {
	let i = Tl(e, t);
	r.add(Z.stay()), lu(e, t, n, Z.run, 0, i, r);
}
function fu(e, { seat: t, who: n }) {
	let r = K(e, G(t, n));
	return Js(r) && !(e.vars.acted & 1 << r) && es(e, r, t) === 0;
}
var pu = Y("enter").steps({
	alarm(e, { seat: t, who: n }) {
		let r = K(e, G(t, n));
		Ys(r) && e.call(Wc, {
			room: r,
			seat: t
		});
	},
	meet: {
		asks(e, t) {
			return uu(e, t, K(e, G(t.seat, t.who))) ? t.seat : -1;
		},
		options(e, { who: t }, n, r) {
			let i = K(e, G(n, t)), a = es(e, i, n);
			for (let t = 0; t < e.state.seats; t++) a & 1 << t && r.add(Z.trade(t));
			let o = Tl(e, n)?.afterPaying(1) ?? null;
			K(e, G(n, 1)) === i && $l(e, n, Ql(e, n) ?? o, !0, r), su(e, n, ou(e, n) ?? o, i, r), Gl(e, n, !0, r);
		}
	},
	met(e, t) {
		if (!e.answered) return;
		let { seat: n, who: r } = t, { answer: i, vars: a } = e;
		switch (dl(e, n, i), T(i)) {
			case Z.lay.code: return Kl(e, n, el(Z.lay.value(i, 0))), "meet";
			case Z.trade.code:
				a.traded[r] |= 1 << K(e, G(n, r)), e.call(ol, {
					seat: n,
					partner: Z.trade.value(i, 0)
				});
				return;
			case Z.shoot.code:
				a.ap--, e.call(tu, {
					seat: n,
					target: Z.shoot.value(i, 0),
					shot: []
				});
				return;
			default: a.ap--, e.call(cu, {
				seat: n,
				who: Z.stab.value(i, 0),
				target: Z.stab.value(i, 1)
			});
		}
	},
	run: {
		asks: (e, t) => fu(e, t) ? t.seat : -1,
		options: (e, t, n, r) => du(e, t, r)
	},
	ran(e, t) {
		return !e.answered || T(e.answer) === Z.stay.code ? "." : (mu(e, t.seat, t.who, Z.run.value(e.answer, 0), !0), "alarm");
	}
});
function mu(e, t, n, r, i = !1) {
	e.move(Uo(G(t, n)), W.room + r), e.log?.tell(i ? "PAN-ROOM-03" : "PAN-ACT-12", i ? "runs" : "move", {
		seat: C(X.seat, t),
		who: C(X.who, n),
		room: C(X.room, r)
	});
}
// packages/games/src/panic/actions/terminal.ts
var hu = 0, gu = 1, _u = 2;
function vu(e) {
	return Tc(e) === -1 ? "PAN-ACT-45" : e.vars.fits.length > 0 ? null : jc(e);
}
function yu(e, t, n, r) {
	for (let i = 0; i <= 1; i++) {
		let a = K(e, G(t, i));
		if (a < 0 || !(Qs & 1 << a)) continue;
		let o = e.vars.terminalUsed ? "PAN-TURN-08" : n;
		r.unless(o, Z.terminal(i, hu)), r.unless(o ?? vu(e), Z.terminal(i, gu)), r.unless(o, Z.terminal(i, _u));
	}
}
var bu = Y("terminal").steps({
	alarm(e, { seat: t, who: n, function: r }) {
		let i = K(e, G(t, n));
		e.vars.terminalUsed = !0, e.log?.tell("PAN-ACT-42", "terminal", {
			seat: C(X.seat, t),
			function: C(X.terminal, r)
		}), e.vars.used[$(i)] && e.call(Wc, {
			room: i,
			seat: t
		});
	},
	use(e, { seat: t, who: n, function: r }) {
		if (e.vars.used[$(K(e, G(t, n)))] = !0, r === hu) return e.vars.doorsOpen = !0, ".";
		if (r === _u) return e.call(Os, {}), ".";
		if (!(e.vars.fits.length > 0)) return e.call(Fc, {
			seat: t,
			anywhere: !0
		}), ".";
	},
	place: {
		asks: (e, { seat: t }) => t,
		options: (e, t, n, r) => Lc(e, n, !0, r)
	},
	discover(e) {
		let { answer: t } = e;
		return e.call(Mc, {
			card: Tc(e),
			cell: Z.explore.value(t, 0),
			turned: Z.explore.value(t, 1)
		}), ".";
	}
}), xu = (e) => F.find((t) => t.effect?.does === e).cost, Su = {
	[Z.explore.code]: 1,
	[Z.dig.code]: 1,
	[Z.move.code]: 1,
	[Z.search.code]: 1,
	[Z.treat.code]: 1,
	[Z.terminal.code]: 1,
	[Z.shoot.code]: 1,
	[Z.burn.code]: 1,
	[Z.lay.code]: 0,
	[Z.stab.code]: xu("stab"),
	[Z.boost.code]: xu("gain-actions"),
	[Z.heal.code]: xu("heal"),
	[Z.share.code]: xu("heal"),
	[Z.grenade.code]: xu("blast"),
	[Z.inspect.code]: xu("see-hand"),
	[Z.lure.code]: xu("lure")
}, Cu = ["turn/act", "enter/meet"];
function wu(e, t) {
	let n = e.state.stack.at(-1)?.at ?? "";
	return Cu.includes(n) ? Su[T(t)] ?? null : null;
}
// packages/games/src/panic/parasites.ts
var Tu = 1, Eu = 2;
function Du(e, t, n) {
	let r = Zo(e, t), i = sc(e.vars, r, n - 1);
	i !== -1 && cc(e.vars, r, n - 1) === 1 && (e.move(t, W.room + i), e.log?.tell("PAN-PHASE-02", "parasite-move", {
		die: n,
		parasite: C(X.target, rs(t)),
		room: C(X.room, i)
	}));
}
var Ou = Y("parasites").steps({
	doors(e) {
		e.vars.active = -1, e.vars.doorsOpen = !1, e.log?.tell("PAN-PHASE-01", "parasite-phase");
	},
	move(e) {
		let { oneRoll: t } = e.vars.options, n = 0;
		for (let r = 0; r < jo.length; r++) {
			let i = B + r;
			Zo(e, i) < 0 || (n !== 0 && t || (n = e.roll(4)), Du(e, i, n));
		}
	},
	attack(e) {
		let t = [];
		for (let n = 0; n < U.length; n++) {
			let r = e.zone(W.room + n), i = 0;
			for (let t of r) H(t) && (i += Rc(e, t) ? Eu : Tu);
			let a = r.filter((t) => Wo(t, e.state.seats));
			if (i !== 0 && a.length !== 0) {
				e.log?.tell("PAN-PHASE-03", "parasite-attack", {
					room: C(X.room, n),
					loss: i
				});
				for (let e of a) t.push({
					pawn: e - V,
					loss: i
				});
			}
		}
		return t.length > 0 && e.call(Al, {
			hits: t,
			by: -1
		}), ".";
	}
}), ku = 85, Au = .5, ju = (e, t) => vn(e.state.random, 100) < t, Mu = (e) => (t, n, r) => {
	Iu(t, r.room?.things ?? []);
	let i = Pu(t, n, e), a = r.card;
	a && Lu(t, i, a.things, a.faces), Ru(t, n, i);
}, Nu = Mu((e) => Array(e.state.seats).fill(Au));
function Pu(e, t, n) {
	let r = n(e, t), i = $o(e).filter((e) => e !== t);
	A(e.state.random, i), i.sort((e, t) => r[t] - r[e]);
	let a = Fu(e, t), o = i.filter((t) => ju(e, 100 * r[t]));
	for (let e of i) o.length < a && !o.includes(e) && o.push(e);
	return o;
}
function Fu(e, t) {
	let n = q(e, t), r = e.vars.scan?.infected ?? 0, i = n && e.find(W.hand + t, z.host) < 0 ? 1 : 0;
	return Math.max(i, n ? r - 1 : r);
}
function Iu(e, t) {
	let n = e.state.zones[W.roomDeck], r = t.filter((t) => e.where(t) === W.roomDeck), i = n.flatMap((e, t) => r.includes(e) ? [t] : []), a = r.toSorted((e, t) => e - t);
	A(e.state.random, a), i.forEach((e, t) => {
		n[e] = a[t];
	});
}
function Lu(e, t, n, r) {
	let { random: i, face: a } = e.state, o = n.slice();
	A(i, o);
	let s = (e, t) => {
		let n = o.find(t) ?? o[0];
		o.splice(o.indexOf(n), 1), a[n] = e;
	}, c = (t) => e.where(t) === W.deck, l = r.map((e) => e === z.spentAntidote ? z.antidote : e).sort((e, t) => e - t), u = l.filter((e) => e !== z.alarm && e !== z.host && !Vo(e));
	for (let e of l) e === z.alarm && s(e, c);
	for (let t of l) {
		if (!Vo(t)) continue;
		let n = W.hand + t - z.firstInfection, r = ju(e, ku), i = (t) => !c(t) && (!r || e.where(t) === n);
		s(t, o.some(i) ? i : (e) => !c(e));
	}
	let d = t.slice();
	A(i, d);
	for (let t of l) {
		if (t !== z.host) continue;
		let n = d.find((t) => o.some((n) => e.where(n) === W.hand + t)), r = n === void 0 ? W.deck : W.hand + n;
		s(t, (t) => e.where(t) === r);
	}
	A(i, u);
	for (let e of u) s(e, () => !0);
}
function Ru(e, t, n) {
	let { state: r } = e, i = [];
	for (let a = 0; a < r.seats; a++) {
		let r = e.find(W.hand + a, z.host) >= 0;
		(a === t ? q(e, t) : r || n.includes(a)) && i.push(a);
	}
	for (let n = 0; n < r.seats; n++) {
		if (n === t) continue;
		let a = i.includes(n);
		r.face[e.zone(W.status + n)[0]] = a ? z.infected : z.human, r.face[e.zone(W.otherStatus + n)[0]] = a ? z.human : z.infected;
	}
	zu(e, t, i);
}
function zu(e, t, n) {
	let { state: r, vars: i } = e, a = r.zones[W.unmarked], o = Array.from({ length: r.seats }, (e, t) => W.lone + t);
	for (let e of [
		W.infected,
		W.infectors,
		W.killers,
		...o
	]) if (e !== W.lone + t) {
		for (let t of r.zones[e]) a.push(t), r.where[t] = W.unmarked;
		r.zones[e].length = 0;
	}
	a.sort((e, t) => e - t);
	let s = (t, n) => {
		let r = e.find(W.unmarked, t);
		r >= 0 && e.move(r, n);
	}, c = n.filter((t) => e.find(W.hand + t, z.host) >= 0), l = n.filter((e) => !c.includes(e));
	A(r.random, l);
	for (let e of [...c, ...l]) s(os("mark", e), W.infected);
	n.length > c.length && s(os("infector", c[0] ?? n[0]), W.infectors);
	let u = Array.from({ length: r.seats }, (e, t) => t).filter((e) => e !== t && Yo(i, e) && !n.includes(e));
	i.scan?.human === 1 && u.length > 0 && s(R("lone-human"), W.lone + u[vn(r.random, u.length)]);
	for (let e of a) r.known[e] = 0;
}
// packages/games/src/panic/actions/items.ts
var Bu = (e) => F.find((t) => t.effect?.does === e).effect, Vu = Bu("gain-actions").amount, Hu = Bu("heal").amount, Uu = Bu("blast").damage, Wu = Bu("lure").distance;
function Gu(e, t) {
	let { vars: n } = e, r = [t], i = [t];
	for (let e = 0; e < Wu; e++) {
		let e = [];
		for (let t of i) for (let i = 0; i < 4; i++) {
			let a = sc(n, t, i);
			a === -1 || r.includes(a) || pc(cc(n, t, i), n.doorsOpen) && (r.push(a), e.push(a));
		}
		i = e;
	}
	return r.slice(1);
}
var Ku = {
	"gain-actions": {
		offer: (e, t, n, r) => r.unless(n, Z.boost()),
		use(e) {
			e.vars.ap += Vu, e.log?.tell("PAN-CARD-energy-boost", "boosted", {
				seat: C(X.seat, e.vars.active),
				actions: e.vars.ap
			});
		}
	},
	heal: {
		offer: Zc,
		use: (e, t, n) => Qc(e, n, Hu)
	},
	blast: {
		offer(e, t, n, r) {
			for (let i of [0, 1]) {
				let a = K(e, G(t, i));
				if (!(a < 0)) for (let o = 0; o < 4; o++) {
					let s = lc(e.vars, a, o);
					if (s === -1) continue;
					let c = pc(cc(e.vars, a, o), fc(e, t));
					r.unless(n ?? (c ? null : "PAN-CARD-grenade"), Z.grenade(i, s));
				}
			}
		},
		use(e, t, n) {
			let r = Z.grenade.value(n, 1);
			e.vars.attacked |= 1 << r;
			let i = e.zone(W.room + r).slice();
			e.log?.tell("PAN-CARD-grenade", "explodes", {
				room: C(X.room, r),
				found: i.length
			});
			let a = i.filter((t) => Wo(t, e.state.seats)).map((e) => ({
				pawn: e - V,
				loss: Uu
			}));
			for (let t of i) H(t) && zl(e, t);
			a.length > 0 && e.call(Al, {
				hits: a,
				by: t
			});
		}
	},
	"see-hand": {
		offer(e, t, n, r) {
			let i = 0;
			for (let n of [0, 1]) {
				let r = K(e, G(t, n));
				r >= 0 && (i |= es(e, r, t));
			}
			for (let a = 0; a < e.state.seats; a++) {
				if (a === t || !Yo(e.vars, a)) continue;
				let o = !!(i & 1 << a);
				r.unless(n ?? (o ? null : "PAN-CARD-body-scanner"), Z.inspect(a));
			}
		},
		use(e, t, n) {
			let r = Z.inspect.value(n, 0), i = e.zone(W.hand + r);
			for (let n of i) e.peek(t, n);
			let a = i.map((t) => C(X.card, $c(e.kind(t)))).sort();
			e.log?.tell("PAN-CARD-body-scanner", "inspected", {
				seat: C(X.seat, t),
				other: C(X.seat, r)
			}), e.note(t, "saw-hand", {
				seat: C(X.seat, r),
				round: e.vars.round,
				cards: a
			});
		}
	},
	lure: {
		offer(e, t, n, r) {
			let i = 0;
			for (let t = 0; t < jo.length; t++) {
				let a = Zo(e, B + t);
				if (!(a < 0 || i & 1 << a)) {
					i |= 1 << a;
					for (let t of Gu(e, a)) r.unless(n, Z.lure(a, t));
				}
			}
		},
		use(e, t, n) {
			let [r, i] = Z.lure.values(n);
			e.log?.tell("PAN-CARD-parasite-signal", "lured", {
				from: C(X.room, r),
				room: C(X.room, i)
			});
			for (let t of e.zone(W.room + r).slice()) H(t) && e.move(t, W.room + i);
		}
	}
}, qu = F.map((e, t) => ({
	card: e,
	kind: z.firstCard + t
})).flatMap(({ card: e, kind: t }) => e.use === "single" && e.effect !== void 0 && e.effect.does !== "stab" ? [{
	card: e,
	kind: t,
	play: Ku[e.effect.does]
}] : []);
function Ju(e, t, n, r) {
	let i = Bl(e, t);
	if (i !== null && !r.explaining) return;
	let a = Wl(e, t);
	for (let { card: o, kind: s, play: c } of qu) {
		if (!(a & 1 << $c(s))) continue;
		let l = e.vars.ap < o.cost ? "PAN-TURN-05" : null, u = i ?? l ?? (o.cost > 0 ? n?.afterPaying(o.cost) : null) ?? null;
		(u === null || r.explaining) && c.offer(e, t, u, r);
	}
}
var Yu = {
	"gain-actions": [Z.boost.code],
	heal: [Z.heal.code, Z.share.code],
	blast: [Z.grenade.code],
	"see-hand": [Z.inspect.code],
	lure: [Z.lure.code]
};
function Xu(e, t, n, r) {
	let i = qu.find(({ card: e }) => Yu[e.effect.does].includes(r));
	e.vars.ap -= i.card.cost, e.move(e.find(W.hand + t, i.kind), W.discard), e.log?.tell(`PAN-CARD-${i.card.id}`, "played", {
		seat: C(X.seat, t),
		card: C(X.card, $c(i.kind))
	}), i.play.use(e, t, n);
}
// packages/games/src/panic/turn.ts
var Zu = 0, Qu = 0, $u = 1;
function ed(e) {
	e.buried = !1, e.terminalUsed = !1, e.voteCalled = !1, e.traded[0] = 0, e.traded[1] = 0, e.attacked = 0, e.acted = 0;
}
var td = Y("turn").steps({
	begin(e, { seat: t }) {
		let { vars: n } = e;
		if (ed(n), n.active = t, n.ap = Xo(n, t), e.log?.tell("PAN-TURN-05", "turn", {
			seat: C(X.seat, t),
			actions: n.ap
		}), !n.started[t]) {
			n.started[t] = !0, n.owesSearch = !0;
			for (let n of [0, 1]) e.move(Uo(G(t, n)), W.room + Gs);
		}
	},
	act: {
		asks: (e, { seat: t }) => t,
		options: (e, t, n, r) => nd(e, n, r)
	},
	do(e, { seat: t }) {
		return T(e.answer) === Z.end.code ? (e.vars.ap = 0, e.vars.owesSearch = !1, ".") : ud(e, t, e.answer);
	}
});
function nd(e, t, n) {
	let { vars: r } = e, i = Tl(e, t);
	(r.ap > 0 || n.explaining) && rd(e, t, i, n), Gl(e, t, !1, n), Ju(e, t, i, n), ks(e, t) && n.add(Z.concede()), r.options.vote && n.unless(r.voteCalled ? "PAN-END-10" : null, Z.vote()), n.unless(i?.afterEnding() ?? null, Z.end());
}
function rd(e, t, n, r) {
	let i = Dc(e, t);
	for (let i = 0; i <= 1; i++) {
		let a = K(e, G(t, i));
		a < 0 || (lu(e, t, i, i === 0 ? id : ad, 1, n, r), od(e, t, i, a, r));
	}
	let a = e.vars.ap < 1 ? "PAN-TURN-05" : null;
	sd(e, i, a, n, r);
	let o = a ?? n?.afterPaying(1) ?? null;
	i & $s && Yc(e, t, o, r), i & Qs && yu(e, t, o, r), $l(e, t, Ql(e, t) ?? o, !1, r), su(e, t, ou(e, t) ?? o, -1, r), ld(e, t, r);
}
var id = (e) => Z.move(0, e), ad = (e) => Z.move(1, e);
function od(e, t, n, r, i) {
	let a = pl(e, r);
	if (a !== null) {
		i.refuse(Z.search(n, Zu, Qu), a);
		return;
	}
	let o = e.vars.used[$(r)] && e.find(W.laid + t, z.nightVision) >= 0, s = ml(e, r, t);
	for (let t = Qu; t <= (o ? $u : Qu); t++) {
		i.add(Z.search(n, Zu, t));
		for (let a = 0; s >> a > 0; a++) s & 1 << a && i.unless(hl(e, r), Z.search(n, a + 1, t));
	}
}
function sd(e, t, n, r, i) {
	kc(e, t, (e, t) => i.unless(n ?? r?.afterExploring(e, t) ?? null, Z.explore(e, t))) || i.unless(n ?? jc(e) ?? r?.afterPaying(1) ?? null, Z.dig());
}
function cd(e, t) {
	return e.vars.ap < 1 || q(e, t) ? "PAN-ACT-47" : e.count(W.hand + t, z.gas) >= e.vars.options.gas ? null : e.vars.options.gas === Cs.gas[0] ? "PAN-ACT-47" : "PAN-VAR-03";
}
function ld(e, t, n) {
	K(e, G(t, 0)) === Q && n.unless(cd(e, t), Z.burn());
}
function ud(e, t, n) {
	let { vars: r } = e, i = T(n);
	switch (dl(e, t, n), i) {
		case Z.move.code: {
			r.ap--;
			let i = Z.move.value(n, 0);
			mu(e, t, i, Z.move.value(n, 1)), e.call(pu, {
				seat: t,
				who: i
			});
			break;
		}
		case Z.explore.code:
			r.ap--, e.call(Mc, {
				card: Tc(e),
				cell: Z.explore.value(n, 0),
				turned: Z.explore.value(n, 1)
			});
			break;
		case Z.dig.code:
			r.ap--, e.call(Fc, {
				seat: t,
				anywhere: !1
			});
			break;
		case Z.search.code:
			r.ap--, e.call(gl, {
				seat: t,
				who: Z.search.value(n, 0),
				partner: Z.search.value(n, 1) - 1,
				quiet: Z.search.value(n, 2) === $u
			});
			break;
		case Z.treat.code:
			r.ap--, e.call(Xc, {
				seat: t,
				who: Z.treat.value(n, 0)
			});
			break;
		case Z.terminal.code:
			r.ap--, e.call(bu, {
				seat: t,
				who: Z.terminal.value(n, 0),
				function: Z.terminal.value(n, 1)
			});
			break;
		case Z.shoot.code:
			r.ap--, e.call(tu, {
				seat: t,
				target: Z.shoot.value(n, 0),
				shot: []
			});
			break;
		case Z.stab.code:
			r.ap--, e.call(cu, {
				seat: t,
				who: Z.stab.value(n, 0),
				target: Z.stab.value(n, 1)
			});
			break;
		case Z.lay.code:
			Kl(e, t, el(Z.lay.value(n, 0)));
			break;
		case Z.burn.code: return dd(e, t), ".";
		case Z.concede.code: return _s(e, "conceded", "PAN-END-04");
		case Z.vote.code:
			r.voteCalled = !0, e.log?.tell("PAN-END-10", "calls-vote", { seat: C(X.seat, t) }), e.call(fd, {});
			break;
		default: Xu(e, t, n, i);
	}
	return "act";
}
function dd(e, t) {
	e.vars.ap--;
	for (let n = 0; n < e.vars.options.gas; n++) e.move(e.find(W.hand + t, z.gas), W.discard);
	e.log?.tell("PAN-ACT-47", "burns-hive", {
		seat: C(X.seat, t),
		cans: e.vars.options.gas
	}), gs(e);
}
var fd = Y("vote").steps({
	ask: {
		asks: (e) => $o(e),
		options(e, t, n, r) {
			r.add(Z.yes()), r.add(Z.no());
		}
	},
	count(e) {
		let t = e.asked.filter((t) => e.answerOf(t) === Z.yes()).length;
		return e.log?.tell("PAN-END-10", "vote", {
			yes: t,
			of: e.asked.length
		}), t === e.asked.length ? _s(e, "gave-up", "PAN-END-10") : ".";
	}
});
// packages/games/src/panic/round.ts
function pd(e) {
	let t = 0;
	for (; e.zone(W.door + t).length === 0;) t++;
	return t;
}
var md = Y("round").steps({
	begin(e, t) {
		t.first = pd(e), t.turns = 0, e.log?.tell("PAN-TURN-01", "round", {
			round: e.vars.round,
			seat: C(X.seat, t.first)
		}), e.log?.tell("PAN-TURN-02", "phase", { phase: "@phase.team" });
	},
	team(e, t) {
		let { seats: n } = e.state;
		if (t.turns >= n) return;
		let r = (t.first + t.turns) % n;
		return t.turns++, Yo(e.vars, r) && e.call(td, { seat: r }), "team";
	},
	extra(e) {
		e.call(td, { seat: pd(e) });
	},
	pass(e) {
		let t = pd(e);
		e.move(e.top(W.door + t), W.door + Qo(e, t)), e.call(Ou, {});
	},
	next(e) {
		let { vars: t } = e, { roundLimit: n } = t.options;
		return n > 0 && t.round >= n ? vs(e) : (t.round++, "begin");
	}
}), hd = 9, gd = 3, _d = 3, vd = 2;
function yd(e, t) {
	P.forEach((t, n) => {
		e.create(0 + n, n === Gs ? W.station : W.roomDeck);
	}), ic(e.vars, Gs, 840, 0), jo.forEach((t, n) => {
		e.create(B + n, W.supply);
	});
	for (let n = 0; n < Ao.length * t.seats; n++) e.create(V + n, W.barracks);
	bd(e), xd(e, t);
	for (let n = 0; n < t.seats; n++) Sd(e, n);
	e.create(R("lone-human"), W.unmarked), e.create(R("door-card"), W.door + e.pick(t.seats));
	for (let n = 0; n < t.seats; n++) Cd(e, n);
	Ec(e), e.call(md, {
		first: 0,
		turns: 0
	});
}
function bd(e) {
	let t = P.findIndex((e) => e.id === "terminal-open");
	e.move(0 + Q, W.box), e.move(0 + t, W.box), e.shuffle(W.roomDeck);
	let n = e.zone(W.roomDeck).length - hd;
	e.slip(0 + t, W.roomDeck, e.pick(n + 1)), e.slip(0 + Q, W.roomDeck, e.pick(gd));
	for (let t of e.zone(W.roomDeck)) e.state.known[t] = 0;
}
function xd(e, { seats: t, options: n }) {
	for (let r of F) {
		let i = R(r.id);
		if (i === z.host || i === z.antidote || r.set === "bonus" && !n.bonus) continue;
		let a = i === z.gas ? t : 0;
		for (let t = a; t < r.copies; t++) e.create(i, W.deck);
	}
	e.shuffle(W.deck);
	for (let n = 0; n < 2 * t - 1; n++) e.move(e.top(W.deck), W.box);
	for (let n = 0; n < t; n++) e.create(z.gas, W.box);
	e.create(z.host, W.box), e.shuffle(W.box);
	let r = e.zone(W.deck).length + e.zone(W.box).length;
	for (n.bonus && e.slip(e.create(z.antidote, W.unmarked), W.deck, e.pick(Math.floor((r + 1) / 2))); e.zone(W.box).length > 0;) e.move(e.top(W.box), W.deck);
	n.secondHost && t >= 5 && e.slip(e.create(z.host, W.unmarked), W.deck, Math.floor(r / 2));
}
function Sd(e, t) {
	let n = e.vars.options.fewerInfections ? 2 : _d;
	for (let r = 0; r < n; r++) e.create(J(t), W.hand + t);
	e.create(z.human, W.status + t), e.create(z.infected, W.otherStatus + t);
	for (let n of [
		"mark",
		"infector",
		"killer"
	]) e.create(os(n, t), W.unmarked);
}
function Cd(e, t) {
	for (let n = 0; n < vd;) {
		let r = e.top(W.deck), i = e.kind(r);
		i === z.alarm ? (e.move(r, W.discard), e.move(e.zone(W.supply)[0], W.room + Gs)) : (e.move(r, W.hand + t), i === z.host && cs(e, t), n++);
	}
}
// packages/games/src/panic/index.ts
var wd = at({
	id: "panic",
	rules: 2,
	seats: {
		min: 4,
		max: ko
	},
	options: Cs,
	kinds: Po,
	zones: Go,
	verbs: Z,
	costOf: (e, t, n) => wu(e, n),
	procedures: [
		md,
		td,
		fd,
		Mc,
		Fc,
		pu,
		gl,
		_l,
		Xc,
		bu,
		tu,
		cu,
		ol,
		Al,
		Wc,
		Os,
		Ou
	],
	longest: 2e4,
	vars: ws,
	setUp: yd,
	redeal: Nu
});
// packages/bots/src/panic/belongings.ts
function Td({ traits: e, effect: t }) {
	return e?.cures || e?.opensDoors ? .012 : e?.armor ? .01 : e?.shotsPerAction ? .006 : e?.range ? .005 : e?.quiet ? .01 : t ? .008 : 0;
}
var Ed = F.map(Td), Dd = F.map(({ use: e }) => e === "permanent" || e === "charges"), Od = .6, kd = .003, Ad = F[z.ammo - z.firstCard].traits.shots, jd = .075, Md = .0025, Nd = 4, Pd = .5, Fd = .008, Id = (e) => Ho(e) && e !== z.gas;
function Ld(e, t, n) {
	let r = e.zone(W.hand + t), i = e.zone(W.laid + t), a = kd * e.vars.shots[t], o = 0, s = (e, t) => {
		let n = e - z.firstCard;
		if (n < 0 || n >= F.length) return;
		let r = e === z.ammo ? kd * Ad : Ed[n];
		a += r * t * (o & 1 << n ? Pd : 1), o |= 1 << n;
	};
	for (let t = 0; t < i.length; t++) {
		let n = e.kind(i[t]);
		n !== z.ammo && s(n, 1);
	}
	for (let t = 0; t < r.length; t++) {
		let n = e.kind(r[t]);
		s(n, Dd[n - z.firstCard] ? Od : 1);
	}
	r.some((t) => Id(e.kind(t))) && (a += Fd);
	let c = r.length - Ts(e.vars);
	a += Md * Math.min(Nd, Math.max(0, c)), n.add("items", Math.min(jd, a));
}
var Rd = 1, zd = 8, Bd = 2;
function Vd(e, t, n, r = 0) {
	let i = Array(U.length).fill(20), a = [];
	for (let e = t; e !== 0; e &= e - 1) {
		let t = 31 - Math.clz32(e & -e);
		i[t] = 0, a.push(t);
	}
	for (let t = 0; t < a.length; t++) {
		let o = a[t];
		for (let t = 0; t < 4; t++) {
			let s = lc(e, o, t);
			if (s === -1 || !n && cc(e, o, t) === 2) continue;
			let c = i[o] + 1 + (r & 1 << o ? Bd : 0);
			c >= i[s] || (i[s] = c, a.push(s));
		}
	}
	return i;
}
var Hd = (e, t, n) => Math.min(t < 0 ? 20 : e[t], n < 0 ? 20 : e[n]);
function Ud(e, t, n) {
	return Gd(e, t, n, 0, t.trooper, t.android);
}
var Wd = (e, t, n, r) => Gd(e, t, n, r, t.trooper, -1);
function Gd(e, { trooper: t, android: n, doors: r }, i, a, o, s) {
	let c = Hd(Vd(e.vars, i, r, a), o, s);
	if (c < 20 || r) return c;
	let l = Hd(Vd(e.vars, i, !0, a), o, s);
	if (l >= 20) return 20;
	let u = Hd(Vd(e.vars, Qs, !1), t, n);
	return Math.min(20, l + (u < 20 ? u + Rd : zd));
}
// packages/bots/src/panic/parasites.ts
function Kd(e) {
	let t = Array(U.length).fill(0);
	for (let n = 0; n < jo.length; n++) {
		let r = e.where(B + n) - W.room;
		r < U.length && (t[r] += Rc(e, B + n) ? 2 : 1);
	}
	return t;
}
function qd(e, t, n) {
	let { vars: r } = e, i = 0;
	for (let e = 0; e < 4; e++) {
		let a = sc(r, n, e), o = a !== -1 && cc(r, n, e) === 1;
		i += o ? t[a] : t[n];
	}
	return i / 4;
}
function Jd(e, t, n, r) {
	let i = e.vars.active === t ? e.vars.ap : 0, a = (t) => {
		if (t < 0) return 0;
		let a = qd(e, r, t);
		if (a === 0 || i === 0) return a;
		let o = Vd(e.vars, 1 << t, n.doors), s = 0;
		for (let t = 0; t < U.length; t++) {
			if (o[t] > i || o[t] === 0) continue;
			let n = qd(e, r, t);
			(n < a || n === a && o[t] < s) && (a = n, s = o[t]);
		}
		return i -= s, a;
	};
	return [a(n.trooper), a(n.android)];
}
// packages/bots/src/panic/body.ts
var Yd = [[
	-.22,
	-.09,
	-.065,
	-.016,
	0
], [
	-.15,
	-.068,
	-.05,
	-.014,
	0
]], Xd = -.19, Zd = .7, Qd = 6, $d = (e) => e === 1 || e === 2;
function ef(e, t, n, r, i) {
	let { health: a } = e.vars, o = a[G(t, 0)], s = a[G(t, 1)];
	i.add("wounds", Yd[0][o] + Yd[1][s]), o + s === 0 && i.add("wounds", Xd), ($d(o) || $d(s)) && i.add("wounds", -.003 * Math.min(Qd, Ud(e, n, $s)));
	let c = Kd(e), l = 0;
	for (let e of c) l += e;
	if (l === 0) return;
	i.add("parasites", -.01 * r * l);
	let [u, d] = Jd(e, t, n, c), f = tf(Yd[0], o, u) + tf(Yd[1], s, d);
	i.add("parasites", Zd * r * f);
}
function tf(e, t, n) {
	let r = Math.min(t, Math.floor(n)), i = e[t - r];
	return i + (e[Math.max(0, t - r - 1)] - i) * (n - Math.floor(n)) - e[t];
}
// packages/bots/src/panic/company.ts
var nf = {
	careful: {
		parasites: 1.8,
		company: 1.8,
		wounds: 1.3,
		items: 1.5
	},
	bold: {
		parasites: .3,
		company: .5,
		map: 1.8,
		enemies: 2,
		hive: 1.3,
		wounds: .7
	},
	helpful: {
		company: .2,
		trust: 3,
		gas: 1.2,
		scan: 1.5
	},
	scheming: {
		items: 2,
		gas: 1.5,
		company: 1.2,
		enemies: 1.5,
		search: 1.5,
		spread: 1.3
	}
}, rf = ({ judge: e }) => Object.fromEntries(Object.entries(nf).map(([t, n]) => [t, af(e, n)])), af = (e, t) => ({
	judge: (n, r, i) => e(n, r, { add: (e, n) => i.add(e, n * (t[e] ?? 1)) }),
	strays({ vars: e }, t) {
		let n = e.active === t && e.ap > 0 && e.ap === Xo(e, t);
		return (e) => n && T(e) === Z.end.code;
	}
}), of = 5, sf = 8, cf = .35;
function lf(e, t) {
	let n = q(e, t) ? sf : of;
	return .5 ** ((e.vars.round - 1) / n);
}
var uf = ({ vars: { active: e, ap: t } }, n) => e === n && t > 0 ? cf : 1, df = .012, ff = .022, pf = .85, mf = .015, hf = 8;
function gf(e, t, n, r, i, a) {
	let { vars: o } = e, s = 0;
	for (let n = 0; n < e.state.seats; n++) {
		if (n === t) continue;
		let c = r(n), l = 0;
		for (let t = 0; t <= 1; t++) {
			let r = o.health[G(n, t)], i = K(e, G(n, t));
			l += df * (4 - r) + (r === 0 ? ff : 0), c > pf && i >= 0 && (s |= 1 << i);
		}
		l > 0 && a.add("enemies", l * (c - i));
	}
	if (s === 0) return;
	let c = _f(e, t, n, s);
	a.add("enemies", mf * (1 - Math.min(hf, c) / hf));
}
function _f(e, t, n, r) {
	let i = e.vars.shots[t] > 0 ? n.android : -1, a = e.find(W.laid + t, z.knife) >= 0 ? n.trooper : -1;
	return i < 0 && a < 0 ? hf : Hd(Vd(e.vars, r, n.doors), i, a);
}
// packages/bots/src/panic/seen.ts
var vf = (e) => e.kinds(W.status + e.seat)[0] === z.infected, yf = (e, t) => e.kinds(W.hand + e.seat).includes(t), bf = (e, t) => yf(e, J(t));
function xf(e) {
	let t = 0;
	for (let n of e.kinds(W.hand + e.seat)) n === z.gas && t++;
	return t;
}
var Sf = (e) => e.vars.doorsOpen || e.kinds(W.laid + e.seat).includes(z.keycard), Cf = (e, t) => e.where(Uo(G(e.seat, t))) - W.room, wf = F[z.gas - z.firstCard].copies, Tf = ({ vars: e }, t) => e.health[G(t, 0)] > 0, Ef = (e) => e.size(W.lone + e.seat) > 0;
function Df(e) {
	let t = (t) => e.kinds(t).filter((e) => e === z.gas).length, n = t(W.discard);
	for (let r = 0; r < e.seats; r++) n += t(W.hand + r);
	return xf(e) + t(W.discard) + Math.min(e.size(W.deck), wf - n);
}
function Of(e) {
	if (Ef(e)) return !1;
	for (let t = 0; t < e.seats; t++) if (t !== e.seat && Tf(e, t) && !bf(e, t)) return !0;
	return !1;
}
var kf = (e) => !Of(e) && (!Tf(e, e.seat) || Df(e) < e.vars.options.gas), Af = (e) => vf(e) ? (e.vars.scan?.human ?? e.seats) <= 1 : kf(e), jf = (e) => Af(e) && (!vf(e) || e.size(W.door + e.seat) > 0), Mf = Cs.roundLimit[0], Nf = 1.25 * Mf, Pf = 4, Ff = 0, If = 2, Lf = "turn/act", Rf = "damage/armor", zf = ({ vars: e, asks: t }) => e.round > Mf && (t === Lf || t === Rf && e.round > Nf), Bf = (e) => {
	let t = 0;
	for (let n = 0; n < U.length; n++) e(n) && (t |= 1 << n);
	return t;
}, Vf = ({ cell: e }, t) => e[$(t)] >= 0, Hf = ({ vars: e, seat: t }, n) => e.health[G(t, n)] > 0;
function Uf(e, t, n) {
	let r = Vd(e.vars, t, Sf(e)), i, a = 20;
	for (let t of e.options) {
		if (T(t) !== Z.move.code) continue;
		let o = Z.move.value(t, 0), s = r[Z.move.value(t, 1)];
		!n.includes(o) || s >= r[Cf(e, o)] || s >= a || (i = t, a = s);
	}
	return i;
}
var Wf = (e, t, n = () => !0) => e.options.find((e) => T(e) === t && n(e)), Gf = (e, t) => Wf(e, Z.terminal.code, (e) => Z.terminal.value(e, 1) === t), Kf = [0, 1], qf = (e) => Wf(e, Z.burn.code) ?? Uf(e, 1 << Q, [0]) ?? (e.vars.doorsOpen ? void 0 : Gf(e, Ff) ?? Uf(e, Qs, Kf)), Jf = (e) => Gf(e, If) ?? Uf(e, Bf((t) => (Qs & 1 << t) > 0 && Vf(e.vars, t)), Kf), Yf = (e) => Wf(e, Z.explore.code) ?? Wf(e, Z.search.code) ?? Wf(e, Z.dig.code) ?? (e.size(W.deck) + e.size(W.discard) > 0 ? Uf(e, Bf((t) => qs(t) && Vf(e.vars, t)), Kf) : void 0), Xf = (e) => Uf(e, Bf((t) => Vf(e.vars, t) && (Ys(t) || e.kinds(W.room + t).some(H))), Hf(e, 0) ? [0] : [1]), Zf = (e) => [
	Z.armor(0),
	Z.armors(0, 0),
	Z.end()
].find((t) => e.options.includes(t));
function Qf(e) {
	let { vars: t } = e;
	if (e.asks === Rf) return Zf(e);
	if (!vf(e) && xf(e) >= t.options.gas && Hf(e, 0) && t.cell[Q] >= 0) {
		let t = qf(e);
		if (t !== void 0) return t;
	} else {
		let t = Wf(e, Z.concede.code);
		if (t !== void 0) return t;
	}
	let [n, r] = Math.floor(t.round / Pf) % 2 == 0 ? [Jf, Yf] : [Yf, Jf];
	return n(e) ?? r(e) ?? Xf(e) ?? (t.round > Nf ? Zf(e) : void 0);
}
// packages/bots/src/panic/habit.ts
var $f = /* @__PURE__ */ new Map([
	[Z.burn.code, 100],
	[Z.lay.code, 20],
	[Z.heal.code, 15],
	[Z.share.code, 15],
	[Z.treat.code, 9],
	[Z.boost.code, 3],
	[Z.end.code, 1],
	[Z.hold.code, 1],
	[Z.join.code, 1],
	[Z.draw.code, 1],
	[Z.stay.code, .5]
]), ep = 8, tp = 1.2, np = .5, rp = 1, ip = -5, ap = 50, op = (e, t) => sp(e, t) ? ap : lp(e, t);
function sp(e, t) {
	return cp.has(T(t)) && lp(e, t) === ap ? !0 : zf(e) && Qf(e) === t;
}
var cp = /* @__PURE__ */ new Set([Z.concede.code, Z.vote.code]);
function lp(e, t) {
	let n = T(t);
	switch (n) {
		case Z.search.code: return up(e, t);
		case Z.explore.code: return vf(e) ? 2 : 6;
		case Z.move.code: return mp(e, Z.move.value(t, 0), Z.move.value(t, 1));
		case Z.run.code: return gp(e, Z.run.value(t, 0));
		case Z.shoot.code: return vp(e, Z.shoot.value(t, 0));
		case Z.stab.code: return vp(e, Z.stab.value(t, 1)) - 1;
		case Z.give.code: return yp(e, el(Z.give.value(t, 0)));
		case Z.trade.code: return bf(e, Z.trade.value(t, 0)) ? 1 : 3;
		case Z.armor.code: return Z.armor.value(t, 0);
		case Z.armors.code: return Z.armors.value(t, 0) + Z.armors.value(t, 1);
		case Z.terminal.code: return vf(e) ? 2.5 : Z.terminal.value(t, 1) === rp ? 3 : 0;
		case Z.concede.code: return Af(e) ? ap : ip;
		case Z.vote.code: return jf(e) ? ap : ip;
		case Z.yes.code: return Af(e) ? ap : ip;
		case Z.no.code: return Af(e) ? ip : ap;
		default: return $f.get(n) ?? 0;
	}
}
function up(e, t) {
	let n = e.where(Uo(G(e.seat, Z.search.value(t, 0)))) - W.room, r = e.vars.used[$(n)] ? tp : ep;
	return Z.search.value(t, 1) > 0 ? r + np : r;
}
function dp(e, t) {
	let { gas: n } = e.vars.options;
	return t === 0 && e.vars.cell[Q] >= 0 && xf(e) >= n && !vf(e);
}
function fp(e) {
	return Vd(e.vars, 1 << Q, Sf(e));
}
function pp(e, t) {
	let n = fp(e);
	return n[t] < n[Cf(e, 0)] ? 12 : 0;
}
function mp(e, t, n) {
	if (dp(e, t)) return pp(e, n);
	let r = qs(n) && !e.vars.used[$(n)] ? 5 : 2;
	Ys(n) && (r -= 1.5);
	let i = 0;
	for (let t of e.kinds(W.room + n)) H(t) ? r -= 2 : qo(t - V) !== e.seat && i++;
	return i > 0 && (r += vf(e) && yf(e, J(e.seat)) ? 3 : -3), r - .1 * t;
}
function hp(e, t) {
	let n = fp(e);
	return [0, 1].map((t) => Cf(e, t)).every((e) => !Js(e) || n[t] < n[e]) ? -1 : -5;
}
var gp = (e, t) => Js(t) ? hp(e, t) : mp(e, 0, t) - _p, _p = 3;
function vp(e, t) {
	return t >= Io.length ? 7 : vf(e) ? 1.5 : bf(e, qo(t)) ? 8 : -3;
}
function yp(e, t) {
	return t === J(e.seat) || t === z.host ? 10 : t === z.gas ? !vf(e) && bp(e) ? 6 : -5 : Bo(t)?.traits?.repels ? 3 : Vo(t) ? 5 : 1;
}
function bp(e) {
	let { seat: t, asked: n, vars: r } = e;
	return bf(e, n[0] === t ? n[1] : n[0]) ? !0 : r.cell[Q] < 0 || xf(e) !== r.options.gas;
}
// packages/bots/src/panic/map.ts
function xp({ vars: { cell: e } }) {
	let t = 0;
	for (let n = 0; n < e.length; n++) e[n] >= 0 && t++;
	return t;
}
function Sp({ vars: { fits: e } }) {
	let t = 0;
	for (let n = 1; n < e.length; n += 2) t |= e[n];
	return t;
}
function Cp({ vars: { cell: e, used: t } }) {
	let n = 0;
	for (let r = 0; r < U.length; r++) {
		let i = $(r);
		e[i] >= 0 && qs(r) && !t[i] && (n |= 1 << r);
	}
	return n;
}
function wp(e, t) {
	let n = 0;
	for (let r = 0; r < G(e.state.seats, 0); r++) {
		let i = K(e, r);
		qo(r) !== t && i >= 0 && i !== Gs && (n |= 1 << i);
	}
	return n;
}
// packages/bots/src/panic/human.ts
var Tp = .23, Ep = .04, Dp = [
	0,
	.022,
	.034,
	.038
], Op = .009, kp = .014, Ap = 8, jp = 4, Mp = .2, Np = .075, Pp = .015, Fp = [
	.35,
	.55,
	.4,
	.3,
	.2,
	.1
], Ip = .4;
function Lp(e, t, n, r, i, a) {
	let { vars: o } = e, { gas: s } = o.options, c = e.count(W.hand + t, z.gas);
	if (a.add("side", Tp), a.add("trust", -.015 * Rp(r)), Bp(e, t, n, r, c, a), Vp(e, n, a), c <= s) {
		let t = Cp(e), r = t === 0 ? jp : Ud(e, n, t);
		a.add("search", -.0015 * Math.min(jp, r));
	}
	if (o.cell[Q] >= 0 && c >= s && n.trooper >= 0) {
		let i = Wd(e, n, 1 << Q, wp(e, t));
		a.add("hive", Mp * (1 - i / 20)), c === s && a.add("hive", -.045 * zp(e, t, r));
	}
	Hp(e, t, n, r, i, c, a);
}
function Rp(e) {
	let t = 0;
	for (let n of e) t += n * (1 - n);
	return t;
}
function zp(e, t, n) {
	let r = es(e, Q, t), i = r === 0 ? 0 : 1;
	for (let e = 0; e < n.length; e++) r & 1 << e && (i = Math.min(i, n[e]));
	return i;
}
function Bp(e, t, n, r, i, a) {
	let { vars: o } = e, { gas: s } = o.options, c = n.trooper >= 0 ? i : 0, l = 0;
	for (let n = 0; n < r.length; n++) {
		if (n === t || o.health[G(n, 0)] === 0) continue;
		let i = (1 - r[n]) ** 2;
		c = Math.max(c, i * e.count(W.hand + n, z.gas));
		let a = K(e, G(n, 0));
		i > Ip && a >= 0 && (l |= 1 << a);
	}
	let u = Math.min(Dp.length - 1, Math.max(0, i - s));
	a.add("gas", Ep * Math.min(c, s) * 3 / s), a.add("gas", Dp[u] + (i > 0 ? Op : 0)), (n.trooper < 0 ? i > 0 : i < s && Cp(e) === 0) && l !== 0 && a.add("gas", -.004 * Math.min(Ap, Ud(e, n, l)));
}
function Vp(e, t, n) {
	if (e.vars.cell[Q] >= 0) {
		n.add("map", kp * (e.vars.cell.length + 1));
		return;
	}
	n.add("map", kp * xp(e));
	let r = Sp(e);
	r !== 0 && n.add("map", -.009 * Math.min(Ap, Ud(e, t, r)));
}
function Hp(e, t, n, r, i, a, o) {
	let { trooper: s, android: c } = n, l = (s < 0 ? 0 : 1 << s) | (c < 0 ? 0 : 1 << c), u = Vd(e.vars, l, e.vars.doorsOpen), d = i * (a > 0 ? Pp : Np);
	for (let n = 0; n < r.length; n++) {
		if (n === t || !Yo(e.vars, n)) continue;
		let i = Hd(u, K(e, G(n, 0)), K(e, G(n, 1)));
		if (i >= 20) continue;
		let a = Fp[Math.min(i, Fp.length - 1)];
		o.add("company", -d * r[n] * a);
	}
}
// packages/bots/src/panic/infected.ts
var Up = .02, Wp = .08, Gp = .009, Kp = .08, qp = .05, Jp = 8, Yp = .015, Xp = 8, Zp = 10, Qp = .08, $p = 10, em = .4, tm = 6;
function nm(e, t, n, r, i) {
	if (i.add("side", Up), i.add("gas", Yp * Math.min(Xp, e.count(W.hand + t, z.gas))), am(e, t, n, r, i), im(e)) i.add("scan", em * (1 - rm(e, n) / 20));
	else if (i.add("map", -.0022 * Math.max(0, xp(e) - Zp)), e.vars.cell[Q] >= 0) {
		let t = Math.min($p, Ud(e, n, 1 << Q));
		i.add("hive", Qp * (1 - t / $p));
	}
}
function rm(e, t) {
	let n = Ud(e, t, Qs);
	if (n < 20) return n;
	let r = e.zone(W.roomDeck).length / 2;
	return Math.min(20, Ud(e, t, Sp(e)) + tm + r);
}
function im(e) {
	let t = $o(e).filter((t) => !q(e, t));
	return t.length === 1 ? [
		W.hand + t[0],
		W.deck,
		W.discard
	].map((t) => e.count(t, z.gas)).reduce((e, t) => e + t) < e.vars.options.gas : t.length === 0;
}
function am(e, t, { trooper: n, android: r, doors: i }, a, o) {
	let s = (n < 0 ? 0 : 1 << n) | (r < 0 ? 0 : 1 << r), c = Vd(e.vars, s, i), l = e.count(W.hand + t, J(t)), u = 0;
	for (let n = 0; n < a.length; n++) {
		if (n === t || !Yo(e.vars, n)) continue;
		q(e, n) && o.add("spread", Wp);
		let r = Hd(c, K(e, G(n, 0)), K(e, G(n, 1))), i = Math.min(Jp, Math.max(1, r));
		u = Math.max(u, (1 - a[n]) * (1 - i / Jp));
	}
	o.add("spread", Gp * l + (l > 0 ? Kp : qp) * u);
}
// packages/bots/src/panic/suspicion.ts
var om = .99, sm = .7, cm = .02, lm = [
	.2,
	.35,
	.45,
	.5
], um = .8, dm = .3, fm = .03, pm = .85, mm = 3, hm = F.reduce((e, t) => e + t.copies, 0), gm = F.reduce((e, t) => e + (t.set === "bonus" ? t.copies : 0), 0), _m = -1;
function vm(e, t) {
	let { seats: n } = e.state, r = Array(n).fill(_m), i = (e, t) => {
		r[e] < t && (r[e] = t);
	};
	for (let r = 0; r < n; r++) {
		let n = e.zone(W.hand + r), a = n.length > 0;
		for (let o = 0; o < n.length; o++) {
			if (!e.sees(t, n[o])) {
				a = !1;
				continue;
			}
			let s = e.kind(n[o]);
			if (s === z.host && i(r, om), !Vo(s)) continue;
			let c = s - z.firstInfection;
			c !== r && (i(c, om), i(r, sm));
		}
		a && i(r, cm);
	}
	return r;
}
function ym(e) {
	let t = hm - (e.vars.options.bonus ? 0 : gm) - e.zone(W.deck).length;
	return Math.min(1, t / (3 * e.state.seats));
}
var bm = (e, t) => (e.vars.options.fewerInfections ? 2 : 3) - e.count(W.hand + t, J(t));
function xm(e, t) {
	let { vars: n } = e, r = +!!q(e, t), i = $o(e).length - 1;
	return n.scan === null ? r === 1 && e.find(W.hand + t, z.host) >= 0 ? Math.min(i, um * bm(e, t)) : i * lm[Math.min(n.round, lm.length) - 1] * (r === 1 ? 1 : ym(e)) : Math.min(i, Math.max(0, n.scan.infected - r) + dm);
}
function Sm(e, t) {
	let { vars: n } = e, r = vm(e, t);
	r[t] = +!!q(e, t);
	let i = xm(e, t), a = 0;
	for (let e = 0; e < r.length; e++) Yo(n, e) ? r[e] === _m ? a++ : e !== t && (i -= r[e]) : r[e] = 0;
	let o = Math.min(pm, Math.max(fm, i / Math.max(1, a)));
	for (let e = 0; e < r.length; e++) r[e] === _m && (r[e] = o);
	let s = n.active;
	return s >= 0 && s !== t && Cm(e, t) && r[s] > 0 && (r[s] = wm(r[s])), r;
}
var Cm = (e, t) => e.asked.length === 2 && e.state.stack.at(-1).at === "trade/offer" && e.asked.includes(t), wm = (e) => mm * e / (mm * e + 1 - e), Tm = [
	"side",
	"wounds",
	"parasites",
	"gas",
	"items",
	"map",
	"search",
	"hive",
	"company",
	"trust",
	"enemies",
	"spread",
	"scan",
	"ending"
], Em = .6, Dm = .3;
function Om(e, t, n) {
	let r = {
		trooper: K(e, G(t, 0)),
		android: K(e, G(t, 1)),
		doors: fc(e, t)
	}, i = Sm(e, t), a = lf(e, t);
	ef(e, t, r, a, n), Ld(e, t, n), q(e, t) ? (nm(e, t, r, i, n), gf(e, t, r, (e) => 1 - i[e], Dm, n)) : (Lp(e, t, r, i, a * uf(e, t), n), gf(e, t, r, (e) => i[e], Em, n));
}
var km = {
	terms: Tm,
	speech: "panic",
	facts: () => ({}),
	habit: op,
	isPurpose: sp,
	firmness: () => 0,
	guess: {
		rules: wd.rules,
		deal: Mu(Sm)
	},
	judge: Om,
	company: rf({ judge: Om }),
	isQuiet: (e) => e.state.stack.at(-1).at === "turn/act"
}, Am = (e, t) => ({
	name: e.say(t.id),
	cost: null,
	copies: 1,
	rule: null,
	sure: "confirmed",
	see: [],
	asks: [],
	...t
}), jm = (e, t) => !e.has("noCost") || t !== e.say("noCost"), Mm = (e, t) => t.map(({ kind: t, id: n, cost: r, ...i }) => ({
	...i,
	id: `${t}.${n}`,
	kind: t,
	cost: jm(e, r) ? r : null,
	see: [],
	asks: []
}));
// packages/games/src/panic/sheets.ts
function Nm(e, t) {
	let n = [];
	t.effect && n.push(e.say(`effect.${t.effect.does}`, { ...t.effect }));
	for (let [r, i] of Object.entries(t.traits ?? {})) n.push(e.say(`trait.${r}`, { value: r === "burns" ? Cs.gas[0] : i }));
	return n.push(e.say(`use.${t.use}`, { minimum: 5 })), n;
}
var Pm = (e) => F.map((t) => ({
	id: t.id,
	kind: "card",
	name: e.say(`card.${t.id}`),
	copies: t.copies,
	set: t.set,
	cost: e.say("cost", { cost: t.cost }),
	text: Nm(e, t).join(" "),
	rule: `PAN-CARD-${t.id}`,
	sure: t.copiesAre
}));
function Fm(e, t) {
	let n = `cardText.${t.replace(/^infection-.*/, "infection")}`;
	return e.has(n) ? e.say(n) : null;
}
function Im(e, t) {
	let n = `roomText.${t}`, r = e.has(n) ? [e.say(n, {
		cards: 3,
		...To
	})] : [];
	return Do(t) || r.push(e.say("roomText.unsearchable")), r.join(" ");
}
// packages/games/src/panic/articles.ts
var Lm = [...I.map((e) => `infection-${e}`), "antidote-spent"], Rm = ["trooper", "android"], zm = (e) => Lm.map((t) => Am(e, {
	id: `card.${t}`,
	kind: "card",
	set: "other",
	text: Fm(e, t),
	rule: t.startsWith("infection") ? "PAN-TRADE-17" : "PAN-CARD-antidote"
})), Bm = (e) => P.flatMap(({ id: t, type: n, inner: r }) => [Am(e, {
	id: `room.${t}`,
	kind: "room",
	set: "room",
	text: r ? e.say("roomText.antechamber") : Im(e, n),
	see: r ? [`room.${t}-inner`] : []
}), ...r ? [Am(e, {
	id: `room.${t}-inner`,
	kind: "room",
	set: "room",
	text: Im(e, n),
	see: [`room.${t}`]
})] : []]), Vm = (e) => ["gray", "black"].map((t) => Am(e, {
	id: `parasite.${t}`,
	kind: "creature",
	set: "creature",
	text: e.say(`parasiteText.${t}`),
	copies: jo.filter((e) => e.startsWith(t)).length,
	rule: t === "gray" ? "PAN-PARA-03" : "PAN-PARA-02"
})), Hm = (e) => ["human", "infected"].map((t) => Am(e, {
	id: `status.${t}`,
	kind: "objective",
	set: "objective",
	text: e.say(`statusText.${t}`),
	rule: t === "human" ? "PAN-END-01" : "PAN-END-02",
	asks: [t]
})), Um = (e) => [
	...Rm.map((t) => Am(e, {
		id: `who.${t}`,
		kind: "character",
		set: "character",
		text: e.say(`whoText.${t}`, { health: 4 }),
		copies: I.length
	})),
	...Hm(e),
	...Bm(e),
	...Vm(e),
	...Mm(e, Pm(e)),
	...zm(e)
], Wm = (e) => e.vars;
function Gm(e, t) {
	let { edges: n, inner: r } = P.find((t) => t.id === e), i = (e) => n[e - t & 3], a = r ? [`${e}-inner`, e] : [e];
	return {
		id: e,
		rooms: t === 2 ? a.toReversed() : a,
		edges: [
			i(0),
			i(1),
			i(2),
			i(3)
		]
	};
}
var Km = [
	0,
	1,
	2,
	3
];
function qm(e) {
	let t = e.zones.roomDeck;
	return t?.placed?.[t.size - 1] ?? t?.cards?.at(-1) ?? null;
}
// packages/games/src/panic/prospects.ts
var Jm = (e, t) => e.zones[t]?.cards ?? [];
function Ym(e) {
	let [t] = Jm(e, `status/${e.seat + 1}`);
	if (e.seat < 0 || t === void 0) return [];
	let n = (e, t, n = {}) => ({
		name: e,
		prospect: t,
		data: n
	}), { health: r, options: i } = Wm(e);
	if (t !== "human") return [{
		card: null,
		anyOf: [[n("hive-stands", "open")]]
	}];
	let a = Jm(e, "station").includes("hive"), o = Jm(e, `hand/${e.seat + 1}`).filter((e) => e === "gas-can").length, s = Number(i.gas);
	return [{
		card: null,
		anyOf: [[
			n("stay-human", "met"),
			n("trooper-alive", r[2 * e.seat] > 0 ? "met" : "lost"),
			n("hive-found", a ? "met" : "open"),
			n("gas", o >= s ? "met" : "open", {
				have: o,
				need: s
			})
		]]
	}];
}
// packages/games/src/panic/telling.ts
var Xm = [
	"n",
	"e",
	"s",
	"w"
], Zm = 90;
function Qm(e, t, n) {
	let { edges: r } = Gm(t, n);
	return Km.filter((e) => r[e] !== 0).map((t) => e.say("exit", {
		side: Xm[t],
		door: r[t] === 2 ? "yes" : "no"
	})).join(", ");
}
var $m = (e, t) => e.say("cell", { cell: t });
function eh(e, t, { word: n, data: r }) {
	if (n !== "explore") return r;
	let i = qm(e);
	if (i === null) return {
		...r,
		cell: $m(t, r.cell)
	};
	let a = Qm(t, i, Number(r.turned) / Zm);
	return {
		...r,
		cell: t.say("placement", {
			cell: r.cell,
			exits: a
		})
	};
}
var th = {
	seatRef: (e, t) => `@seat.${I[t]}`,
	values: eh,
	announced: () => null,
	declines: {
		"damage/armor": ["armor 0", "armors 0 0"],
		"search/join": ["decline"]
	},
	goals: Ym,
	whyNot: (e, t, n, r) => t.say(`whyNot.${r}`),
	endingText: (e) => `log.${e}`
}, nh = /* @__PURE__ */ n({ default: () => rh }), rh, ih = t((() => {
	rh = {};
})), ah = /* @__PURE__ */ n({ default: () => oh }), oh, sh = t((() => {
	oh = {};
})), ch = /* @__PURE__ */ n({ default: () => lh }), lh, uh = t((() => {
	lh = {};
})), dh = /* @__PURE__ */ n({ default: () => fh }), fh, ph = t((() => {
	fh = {};
})), mh = {
	en: () => Promise.resolve().then(() => (ih(), nh)),
	de: () => Promise.resolve().then(() => (sh(), ah)),
	fr: () => Promise.resolve().then(() => (uh(), ch)),
	es: () => Promise.resolve().then(() => (ph(), dh))
}, hh = {
	game: wd,
	seats: I,
	telling: th,
	loadTexts: async (e) => (await mh[e]()).default,
	cards: Pm,
	articles: Um
}, gh = "random";
// packages/host/src/bot.ts
async function _h({ table: e, setup: t, decisions: n }, r, i, { thinkers: a, signal: o, onProgress: s }) {
	let c = new $r(e, r), l = cn(`${on(t.seed)}:players:${n.length}`), u = fo(i);
	if (await ho(i, e.game.id), u === 0) return (_o(vo(i, t.seed, r)) ?? _o(gh)).answer(c, l);
	let { answer: d } = await a().think(c, l, {
		iterations: u,
		signal: o,
		onProgress: (e) => s(e, u)
	});
	return d;
}
async function vh(e, { state: t, seat: n, level: r, seed: i }) {
	let a = new $r(new Nn(e, t), n), o = cn(i);
	return r === null ? {
		answer: null,
		hints: yh(a, o)
	} : (await ho(r, e.id), {
		answer: (_o(r) ?? _o(gh)).answer(a, o),
		hints: []
	});
}
var yh = (e, t) => vi(e, t).map((t) => ({
	option: It(e.game, t.option),
	reasons: Co(e, t)
}));
function bh(e, t) {
	let { table: n, setup: r } = e, i = cn(`${on(r.seed)}:hint:${e.numberFor(t)}`);
	return yh(new $r(n, t), i);
}
// packages/host/src/replay.ts
var xh = class {
	id;
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.id = e, this.#e = t, this.#t = n, this.#n = this.#r();
	}
	#r() {
		return new In(this.#t.game, this.#t.setup);
	}
	at(e, t, n = !1) {
		let { decisions: r } = this.#t, i = Math.max(0, Math.min(e, r.length)), a = i < this.#n.decisions.length;
		a && (this.#n = this.#r());
		let o = this.#n.log.entries.length;
		for (let { seat: e, says: t } of r.slice(this.#n.decisions.length, i)) this.#n.say(e, t);
		let { table: s, log: c } = this.#n, l = n && !a ? c.linesFor(t, o) : [], u = l.length === 0;
		return {
			id: this.id,
			seq: 0,
			players: this.#e,
			view: {
				...vr(s, t),
				question: null
			},
			lines: u ? c.linesFor(t) : l,
			whole: u,
			news: l,
			undoable: 0,
			whyNotUndo: null,
			number: i,
			paused: !1,
			seed: this.#t.table.over === null ? null : this.#t.setup.seed,
			replay: {
				at: i,
				of: r.length
			}
		};
	}
	get story() {
		let e = this.#r(), t = e.log.entries.length, n = this.#t.decisions.map(({ seat: t, says: n }) => (e.say(t, n), {
			by: t,
			told: e.log.entries.length
		})), { setup: r } = this.#t;
		return {
			setup: r,
			players: this.#e,
			lines: e.log.truth(),
			decided: n,
			opening: t
		};
	}
}, Sh = class extends Error {
	name = "Trouble";
	problem;
	constructor(e, t = "") {
		super(t), this.problem = e;
	}
}, Ch = {};
function wh(e) {
	for (let t in e) return !1;
	return !0;
}
var Th = (e, t) => e.number === t.number && e.undoable === t.undoable && e.whyNotUndo === t.whyNotUndo && e.paused === t.paused, Eh = class {
	id;
	app;
	match;
	#e;
	#t = /* @__PURE__ */ new Set();
	#n;
	constructor(e, t, n, r) {
		this.id = e, this.app = t, this.match = n, this.#e = [...r], this.#n = new jr(n.table);
	}
	get players() {
		return this.#e;
	}
	get isOver() {
		return this.match.table.over !== null;
	}
	seat(e, t) {
		this.#e[e] = t;
	}
	get nextBot() {
		return this.match.table.pending.find((e) => this.#e[e].kind === "bot");
	}
	join(e, t) {
		this.#t.add(e), t !== void 0 && e.seats.includes(t.seat) && e.seen.set(t.seat, this.match.log.placeAfter(t.seat, t.lines));
		let { eye: n } = e;
		this.isOver ? this.#f(e) : n === null ? this.#d(e) : this.#p(e, !1, e.seen.get(n) ?? null);
	}
	leave(e) {
		this.#t.delete(e), this.#g();
	}
	resync(e) {
		e.eye === null ? this.#d(e) : this.#p(e, e.told?.paused ?? !1), e.called !== null && this.#c(e, e.called);
	}
	look(e, t) {
		if (!e.seats.includes(t) || !this.match.table.pending.includes(t)) throw new Sh("refused", `seat ${t + 1} is not asked`);
		e.eye = t, this.#p(e, !1, e.seen.get(t) ?? null), this.#g();
	}
	decide(e, t, n, r) {
		this.#i(e, t), this.match.say(t, n, r);
	}
	decline(e, t) {
		let n = this.#s(t);
		if (e.called !== t || n === void 0) throw new Sh("refused", `seat ${t + 1} was not called`);
		e.called = null, this.match.say(t, n, this.match.numberFor(t));
	}
	handTo(e, t) {
		if (e.called !== t) throw new Sh("refused", `seat ${t + 1} was not called`);
		this.#d(e);
	}
	undo(e, t) {
		this.#i(e, t);
		let n = this.match.log.entries.length;
		this.match.undo(t), this.match.log.entries.length < n && this.#r();
	}
	rewind(e) {
		this.match.rewind(e), this.#r();
	}
	#r() {
		for (let e of this.#t) e.read = 0, e.seen.clear();
	}
	#i(e, t) {
		if (t !== e.eye || !e.seats.includes(t)) throw new Sh("refused", `seat ${t + 1} is not here`);
	}
	get hasNews() {
		let { log: e } = this.match;
		return [...this.#t].some(({ eye: t, read: n }) => t !== null && e.linesFor(t, n).length > 0);
	}
	tell(e = !1) {
		let t = this.#n.look(this.match.table);
		for (let n of this.#t) this.isOver ? this.#f(n) : !e && this.#a(n) ? this.#o(n, t) : n.eye !== null && this.#m(n, t.get(n.eye), e);
		this.#g();
	}
	#a({ eye: e, seats: t }) {
		if (t.length < 2) return !1;
		let n = this.#u(t);
		return n.length > 0 && (e === null || !n.includes(e));
	}
	#o(e, t) {
		let { eye: n } = e, [r] = this.#u(e.seats), i = n !== null && n !== -1;
		!e.calls || !i || r === void 0 || this.#s(r) === void 0 ? this.#d(e) : (this.#m(e, t.get(n), !1), this.#c(e, r));
	}
	#s(e) {
		let { match: t, app: n } = this;
		if (!t.table.pending.includes(e)) return;
		let { at: r, options: i } = vr(t.table, e).question;
		return n.telling.declines[r]?.find((e) => i.includes(e));
	}
	#c(e, t) {
		e.called = t, e.send({
			say: "call",
			seat: t,
			name: this.#l(t),
			ref: this.app.telling.seatRef(this.match.table.vars, t),
			at: this.match.table.question(t).at
		});
	}
	#l(e) {
		let t = this.#e[e];
		return t.kind === "person" ? t.name : "";
	}
	#u(e) {
		return this.match.table.pending.filter((t) => e.includes(t));
	}
	#d(e) {
		let [t] = this.#u(e.seats);
		t === void 0 ? (e.eye = -1, this.#p(e, !1)) : (e.eye = null, e.handedTo = t, e.seq++, e.called = null, e.send({
			say: "hand-over",
			seq: e.seq,
			id: this.id,
			game: this.app.game.id,
			seat: t,
			name: this.#l(t),
			ref: this.app.telling.seatRef(this.match.table.vars, t)
		}));
	}
	#f(e) {
		if (e.told?.over === !0) return;
		let t = e.seats.length === 1 ? e.seats[0] : -1, n = t === e.eye && e.read > 0 ? e.read : null;
		e.eye = t, this.#p(e, !1, n);
	}
	#p(e, t, n = null) {
		let r = e.eye, { log: i } = this.match, a = this.#n.follow(r);
		e.handedTo = null, e.seq++, e.read = i.entries.length, e.seen.set(r, e.read), e.told = this.#h(r, t);
		let { over: o, ...s } = e.told;
		e.send({
			say: "moment",
			moment: {
				id: this.id,
				seq: e.seq,
				players: this.#e.slice(),
				view: a,
				lines: this.isOver ? i.truth() : i.linesFor(r),
				whole: !0,
				news: n === null ? [] : i.linesFor(r, n),
				...s,
				seed: this.isOver ? this.match.setup.seed : null,
				replay: null
			}
		});
	}
	#m(e, t = Ch, n) {
		let r = e.eye, { log: i } = this.match, a = e.read === 0, o = i.linesFor(r, e.read);
		e.read = i.entries.length, e.seen.set(r, e.read);
		let s = e.told, c = this.#h(r, n);
		if (e.told = c, wh(t) && o.length === 0 && !a && s !== null && Th(c, s)) return;
		e.seq++;
		let l = {
			say: "changed",
			seq: e.seq
		};
		wh(t) || (l.changes = t), o.length > 0 && (l.lines = o), a && (l.whole = a), c.number !== s?.number && (l.number = c.number), c.undoable !== s?.undoable && (l.undoable = c.undoable), c.whyNotUndo !== s?.whyNotUndo && (l.whyNotUndo = c.whyNotUndo), c.paused !== s?.paused && (l.paused = c.paused), e.send(l);
	}
	#h(e, t) {
		return {
			number: this.match.numberFor(e),
			undoable: e === -1 ? 0 : this.match.undoable(e),
			whyNotUndo: e === -1 ? null : this.match.whyNotUndo(e),
			paused: t,
			over: this.isOver
		};
	}
	#g() {
		for (let e of this.#n.followed) this.#_(e) || this.#n.forget(e);
	}
	#_(e) {
		for (let { eye: t } of this.#t) if (t === e) return !0;
		return !1;
	}
};
// packages/host/src/ruleset.ts
function Dh(e) {
	let { game: t } = e, n = (e) => tr(e, { [t.id]: t });
	return {
		app: e,
		rules: t.rules,
		setupFor: (e) => zn(t, e),
		newMatch: (e, n = {}) => new In(t, e, n),
		read: n,
		matchOf: (e, r) => or(t, n(e), r),
		check: (e, r) => cr(t, n(e), r),
		host: (t, n, r) => new Eh(t, e, n, r),
		seenBy: (e, t) => ({
			view: vr(e.table, t),
			log: e.log.linesFor(t)
		}),
		replay: (e, t, n) => new xh(e, n, t),
		botAnswer: _h,
		hintsFor: bh,
		think: (e) => vh(t, e),
		thinkers: (e, t) => new So(e, t),
		lineOfThought: (e) => bo(() => t, e),
		writeRecord: Hn
	};
}
// \0virtual:ruleset
Gr("panic", km);
var Oh = Dh(hh);
export { Oh as ruleset };
