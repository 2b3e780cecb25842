import { benchRequests } from "./bench-requests";
console.log(await benchRequests(process.argv[2] ?? "/tmp/full"));
