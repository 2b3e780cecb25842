import { watchPages } from "../watch-pages";
import { startNotices } from "./start-notices";

watchPages(startNotices);
