export { BoxplotChart as part } from 'echarts/charts';
